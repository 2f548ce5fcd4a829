import type { TypedNode } from './typed.js';
import type { Host, Value } from './types.js';
export declare function evaluate(node: TypedNode, scope: ReadonlyMap<string, Value>, host: Host): Value;
