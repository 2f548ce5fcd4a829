/**
 * A module as its parsed files, under the names that drawing uses for their parts. `$schema` is of no interest here.
 */
import type {
  CountersFile as CountersModel,
  MapFile as MapModel,
  ModuleFile as ModuleModel,
  TerrainFile as TerrainModel,
} from '../model/module.js';

export type { Scalar } from '../model/module.js';

/** A parsed file without the name of its schema. */
export type Content<T> = Omit<T, '$schema'>;

export type ModuleFile = Content<ModuleModel>;
export type MapFile = Content<MapModel>;
export type TerrainFile = Content<TerrainModel>;
export type CountersFile = Content<CountersModel>;

export type SideData = ModuleFile['sides'][number];
export type TrackData = NonNullable<ModuleFile['tracks']>[number];
export type MapHex = NonNullable<MapFile['hexes']>[number];
export type MapRegion = NonNullable<MapFile['regions']>[number];
export type TerrainEntry = TerrainFile['hexes'][number];
export type Look = NonNullable<TerrainEntry['look']>;
export type Texture = NonNullable<Look['texture']>;
export type SymbolName = NonNullable<Look['symbol']>;
export type UnitType = CountersFile['types'][number];
export type CounterData = CountersFile['counters'][number];
export type MarkerData = NonNullable<CountersFile['markers']>[number];
export type CounterSymbol = NonNullable<CounterData['symbol']>;
export type Echelon = NonNullable<CounterSymbol['size']>;
export type Silhouette = NonNullable<CounterSymbol['silhouette']>;
export type Attributes = NonNullable<CounterData['attributes']>;
export type ByAttribute = NonNullable<NonNullable<CountersFile['style']>['band']>;

/** What the pictures of counters and map need. */
export interface BoardData {
  readonly module: ModuleFile;
  readonly map: MapFile;
  readonly terrain: TerrainFile;
  readonly counters: CountersFile;
}
