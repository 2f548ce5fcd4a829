import { describe, expect, test } from 'vitest';
import { whyNotThere } from '../../src/engine/refusal.js';
import { type Json, offered, said, say, start, take, where } from './small-module.js';

const go = (more: Json = {}): Json => ({ travel: 'go', who: "piece('r2')", as: 'goal', ...more });
const wood = (...hexes: string[]) => ({ hexes: hexes.map((hex) => ({ hex, terrain: 'wood' })) });
const column = "to.number in ['0101', '0102', '0103', '0104', '0105']";

/** A journey of r2 from 0303 (or elsewhere) under a regime. */
function journey(regime: Json, more: Json = {}, node: Json = {}, at: Record<string, string> = {}) {
  return start({
    at: { r2: '0303', ...at },
    regimes: { go: { mover: 'unit', enter: 'true', choice: 'destination', ...regime } },
    do: [go(node), say('{goal}')],
    ...more,
  });
}

describe('choice of a destination', () => {
  test('every hex within the allowance, the start not among them', () => {
    const session = journey({ allowance: '1' });
    expect(offered(session)).toEqual(['0202', '0302', '0402', '0203', '0403', '0304']);
    expect(said(take(session, '0403'))).toEqual(['0403']);
    expect(where(session, 'r2')).toBe('0403');
  });

  test('a cost that the allowance covers, half points counted exactly', () => {
    const cost = "to.terrain == 'wood' ? 1.5 : 0.5";
    const at = { r2: '0101' };
    const run = (allowance: string) =>
      offered(journey({ allowance, cost, enter: column }, { map: wood('0103'), module: { movementScale: 2 } }, {}, at));
    expect(run('0.5')).toEqual(['0102']);
    expect(run('1.5')).toEqual(['0102']);
    expect(run('2')).toEqual(['0102', '0103']);
    expect(run('2.9')).toEqual(['0102', '0103', '0104']);
    expect(run('3')).toEqual(['0102', '0103', '0104', '0105']);
  });

  test('the events of the way tell points in movement points', () => {
    const session = journey(
      { allowance: '2', cost: '0.5', enter: column },
      { module: { movementScale: 2 } },
      {},
      { r2: '0101' },
    );
    take(session, '0103');
    const steps = session.events.flatMap((event) => (event.kind === 'step' ? [event.points] : []));
    expect(steps).toEqual([0.5, 0.5]);
  });

  test('a negative cost forbids', () => {
    const cost = "to.terrain == 'wood' ? -1 : 1";
    expect(
      offered(journey({ allowance: '4', cost, enter: column }, { map: wood('0103') }, {}, { r2: '0101' })),
    ).toEqual(['0102']);
  });

  test('at least one hex, whatever it costs, unless there is no allowance or it is forbidden', () => {
    const run = (allowance: string, more: Json = {}) =>
      offered(journey({ allowance, cost: '3', enter: column, atLeastOne: true, ...more }, {}, {}, { r2: '0102' }));
    expect(run('1')).toEqual(['0101', '0103']);
    expect(run('3')).toEqual(['0101', '0103']);
    expect(run('6')).toEqual(['0101', '0103', '0104']);
    expect(run('0')).toEqual([]);
    expect(run('1', { end: "to.number == '0103'" })).toEqual(['0103']);
    expect(run('1', { cost: "to.number == '0103' ? -1 : 3" })).toEqual(['0101']);
    expect(run('1', { cost: '3 + steps - steps' })).toEqual(['0101', '0103']);
  });

  test('a stop lets it enter but not go on', () => {
    const stop = "to.number == '0103'";
    const run = (more: Json) =>
      offered(journey({ allowance: '4', enter: column, stop, ...more }, {}, {}, { r2: '0101' }));
    expect(run({})).toEqual(['0102', '0103']);
    expect(run({ stop: "from.number == '0102' && to.number == '0103'" })).toEqual(['0102', '0103']);
    expect(run({ stop: 'steps == 2' })).toEqual(['0102', '0103']);
  });

  test('a stop does not hold who begins there', () => {
    expect(offered(journey({ allowance: '1', enter: column, stop: 'true' }, {}, {}, { r2: '0103' }))).toEqual([
      '0102',
      '0104',
    ]);
  });

  test('leave holds it back; end forbids hexes that may be passed', () => {
    const run = (more: Json) => offered(journey({ allowance: '3', enter: column, ...more }, {}, {}, { r2: '0101' }));
    expect(run({ leave: "start.number != '0101'" })).toEqual([]);
    expect(run({ end: "to.number != '0103'" })).toEqual(['0102', '0104']);
  });

  test('prefer keeps the ends with the smallest value, the first order first', () => {
    const prefer = [{ by: "to.terrain == 'wood' ? 0 : 1" }, { by: '0 - distance(start, to)' }];
    const regime = { allowance: '4', enter: column, prefer };
    expect(offered(journey(regime, { map: wood('0102', '0104') }, {}, { r2: '0101' }))).toEqual(['0104']);
    expect(offered(journey(regime, {}, {}, { r2: '0101' }))).toEqual(['0105']);
  });

  test('parameters reach the regime; the asked side may be the other one', () => {
    const session = journey(
      { allowance: 'most', params: { most: 'int' }, enter: column },
      {},
      { with: { most: '2' }, by: 'enemy(active)', ask: "Where does {piece('r2')} go?" },
      { r2: '0101' },
    );
    expect(session.pending).toMatchObject({ sideId: 'blue', ask: 'Where does R2 go?', kind: 'travel' });
    expect(offered(session)).toEqual(['0102', '0103']);
  });
});

describe("a way of the player's own", () => {
  const regime = { allowance: '3', enter: "to.terrain != 'hill'", stop: "to.terrain == 'wood'" };
  const map = {
    hexes: [
      { hex: '0202', terrain: 'hill' },
      { hex: '0302', terrain: 'wood' },
    ],
  };
  const session = () => journey(regime, { map });

  test('is gone hex by hex, with its start or without', () => {
    const events = (way: string) =>
      take(session(), way).events.flatMap((event) => (event.kind === 'step' ? [event.to] : []));
    expect(events('0304-0404-0403')).toEqual(events('0303-0304-0404-0403'));
    expect(events('0304-0404-0403')).toHaveLength(3);
    expect(take(session(), '0304-0404-0403').decisions.at(-1)!.token).toBe('0304-0404-0403');
  });

  test('is refused where it leads through a forbidden hex, a stop, a gap, or costs too much', () => {
    expect(session().whyNot('0202-0203')).toMatchObject({ code: 'may-not-enter', tried: '0202' });
    expect(session().whyNot('0302-0402')).toMatchObject({ code: 'out-of-reach', tried: '0402' });
    expect(session().whyNot('0305-0304')).toMatchObject({ code: 'out-of-reach', tried: '0305' });
    expect(session().choose('0304-0303-0304-0305').ok).toBe(false);
    expect(session().choose('0304-0305-0405-0404').ok).toBe(false);
    expect(session().whyNot('0304-0999')).toMatchObject({ code: 'no-such-hex' });
    expect(session().choose('0304-0404')).toMatchObject({ ok: true });
  });
});

describe('no way at all', () => {
  test('gives none, asks nobody, and the unit stays', () => {
    const session = journey({ allowance: '3', enter: 'false' });
    expect(session.pending).toBeNull();
    expect(said(session)).toEqual(['nowhere']);
    expect(where(session, 'r2')).toBe('0303');
  });

  test('with stay gives the hex where it is', () => {
    expect(said(journey({ allowance: '3', enter: 'false' }, {}, { stay: true }))).toEqual(['0303']);
  });

  test('so it is for a unit off the map, and for nobody', () => {
    const nobody = "first(units('red').filter(u, false))";
    expect(said(journey({ allowance: '1' }, {}, { who: "piece('r1')" }))).toEqual(['nowhere']);
    expect(said(journey({ allowance: '1' }, {}, { who: "piece('r1')", stay: true }))).toEqual(['nowhere']);
    expect(said(journey({ allowance: '1' }, {}, { who: nobody }))).toEqual(['nowhere']);
  });
});

describe('stay', () => {
  const regime = { allowance: '1', enter: column };

  test('is offered, and gives the hex where it is', () => {
    const session = journey(regime, {}, { stay: true }, { r2: '0101' });
    expect(session.pending!.options).toEqual([
      { token: '0102', text: '0102' },
      { token: 'stay', text: 'Stay' },
    ]);
    expect(said(take(session, 'stay'))).toEqual(['0101']);
  });

  test('is not offered where it may not end, asked with 0 steps', () => {
    const session = journey({ ...regime, end: 'steps > 0' }, {}, { stay: true }, { r2: '0101' });
    expect(offered(session)).toEqual(['0102']);
    expect(session.whyNot('stay')).toMatchObject({ code: 'not-a-choice' });
  });
});

describe('a stack', () => {
  const at = { r1: '0101', r2: '0101', r3: '0103' };
  const regime = { mover: 'stack', allowance: 'sum(stack.map(u, u.power))', enter: column };

  test('moves together, and its questions know all of it', () => {
    const session = journey(regime, {}, { who: "stack(at('0101'), active)" }, at);
    expect(offered(session)).toEqual(['0102', '0103', '0104']);
    take(session, '0104');
    expect(['r1', 'r2', 'r3'].map((id) => where(session, id))).toEqual(['0104', '0104', '0103']);
  });

  test('of units in different hexes does not move', () => {
    expect(said(journey(regime, {}, { who: 'units(active)' }, at))).toEqual(['nowhere']);
  });

  test('goes on without those that are lost on the way', () => {
    const onStep = [{ when: "to.number == '0102'", apply: [{ lose: "piece('r1')" }] }];
    const session = journey({ ...regime, onStep }, {}, { who: "stack(at('0101'), active)" }, at);
    take(session, '0104');
    expect([where(session, 'r1'), where(session, 'r2')]).toEqual(['eliminated', '0104']);
    expect(said(session)).toEqual(['0104']);
  });
});

describe('hex by hex', () => {
  const regime = { choice: 'step', allowance: '3', enter: column };

  test('offers the next hexes, then to stop, until the points are spent', () => {
    const session = journey(regime, {}, {}, { r2: '0102' });
    expect(offered(session)).toEqual(['0101', '0103']);
    take(session, '0103');
    expect(session.pending!.options.map(({ text }) => text)).toEqual(['0102', '0104', 'Stop here']);
    take(session, '0104');
    expect(offered(session)).toEqual(['0103', '0105', 'done']);
    expect(said(take(session, '0105'))).toEqual(['0105']);
  });

  test('may be stopped early, or stay from the beginning', () => {
    expect(said(take(journey(regime, {}, {}, { r2: '0102' }), '0103', 'done'))).toEqual(['0103']);
    expect(said(take(journey(regime, {}, { stay: true }, { r2: '0102' }), 'stay'))).toEqual(['0102']);
  });

  test('ends where it must stop, and offers no hex from which there is no end', () => {
    const stop = "to.number == '0103'";
    expect(said(take(journey({ ...regime, stop }, {}, {}, { r2: '0102' }), '0103'))).toEqual(['0103']);
    const end = "to.number == '0104'";
    const session = journey({ ...regime, end }, {}, {}, { r2: '0102' });
    expect(offered(session)).toEqual(['0103']);
    take(session, '0103');
    expect(offered(session)).toEqual(['0104']);
    expect(said(take(session, '0104'))).toEqual(['0104']);
  });

  test('prefers anew at each hex', () => {
    const prefer = [{ by: "to.terrain == 'wood' ? 0 : 1" }];
    const session = journey({ ...regime, prefer }, { map: wood('0103', '0104') }, {}, { r2: '0102' });
    expect(offered(session)).toEqual(['0103']);
    take(session, '0103');
    expect(offered(session)).toEqual(['0104', 'done']);
  });
});

describe('a fixed length', () => {
  const length = (from: number, upTo = from) => ({ length: { from: `${from}`, upTo: `${upTo}` } });
  const at = { r2: '0101' };

  test('goes so many hexes, costs not counted', () => {
    expect(offered(journey({ ...length(2), enter: column, cost: '9' }, {}, {}, at))).toEqual(['0103']);
    expect(offered(journey({ ...length(3), enter: column }, {}, {}, at))).toEqual(['0102', '0104']);
  });

  test('goes further only if no hex at that length will do', () => {
    const end = "distance(start, to) == steps && to.number != '0103'";
    expect(offered(journey({ ...length(2, 4), enter: column, end }, {}, {}, at))).toEqual(['0104']);
    expect(offered(journey({ ...length(2, 2), enter: column, end }, {}, {}, at))).toEqual([]);
    expect(offered(journey({ ...length(1, 4), enter: column, end }, {}, {}, at))).toEqual(['0102']);
  });

  test('hex by hex it ends by itself when the length is gone', () => {
    const regime = { choice: 'step', ...length(2), enter: `${column} && distance(start, to) == steps` };
    const session = journey(regime, {}, {}, at);
    expect(offered(session)).toEqual(['0102']);
    take(session, '0102');
    expect(offered(session)).toEqual(['0103']);
    expect(said(take(session, '0103'))).toEqual(['0103']);
  });

  test('hex by hex it goes on up to the most while no hex will do', () => {
    const end = "to.number in ['0104', '0105']";
    const regime = { choice: 'step', ...length(2, 4), end, enter: `${column} && distance(start, to) == steps` };
    expect(said(take(journey(regime, {}, {}, at), '0102', '0103', '0104'))).toEqual(['0104']);
  });

  test('a blocked one gives none and leaves the unit where it is', () => {
    const regime = {
      choice: 'step',
      ...length(3),
      enter: "to.number in ['0102', '0103'] && distance(start, to) == steps",
    };
    const session = journey(regime, {}, {}, at);
    expect(said(session)).toEqual(['nowhere']);
    expect(where(session, 'r2')).toBe('0101');
  });
});

describe('on each step', () => {
  const zones = { zoc: { of: 'unit', exerts: 'true' } };
  const blue = { r3: '0101', b1: '0203' };
  const lose = [
    {
      when: 'zoc(to, enemy(side)) && !zoc(from, enemy(side))',
      apply: [{ lose: 'unit' }],
      text: '{unit} {from} to {to}: {steps}',
    },
  ];
  const who = { who: "piece('r3')" };

  test('nodes run for each hex entered and know the step', () => {
    const session = journey({ allowance: '4', enter: column, onStep: lose }, { zones }, who, blue);
    take(session, '0105');
    // The zone of 0203 covers 0103 and 0104; it is entered once.
    expect(said(session)).toEqual(['R3 0102 to 0103: 2', '0105']);
    expect(session.state.face[2]).toBe(1);
  });

  test('a mover that is eliminated on the way goes no further and gives none', () => {
    const session = journey(
      { allowance: '4', enter: column, onStep: lose },
      { zones },
      { who: "piece('r1')" },
      { ...blue, r1: '0101' },
    );
    take(session, '0105');
    expect(where(session, 'r1')).toBe('eliminated');
    expect(said(session)).toEqual(['R1 0102 to 0103: 2', 'nowhere']);
    expect(session.events.filter(({ kind }) => kind === 'step')).toHaveLength(2);
  });

  test('hex by hex too, and it may be lost on the last hex', () => {
    const regime = { choice: 'step', length: { from: '2', upTo: '2' }, enter: column, onStep: lose };
    const session = journey(regime, { zones }, { who: "piece('r1')" }, { ...blue, r1: '0101' });
    take(session, '0102', '0103');
    expect(said(session)).toEqual(['R1 0102 to 0103: 2', 'nowhere']);
    expect(session.pending).toBeNull();
  });

  test('a choice in the middle of a way is asked there, and the way goes on', () => {
    const onStep = [
      {
        when: 'steps == 1',
        choose: 'react',
        by: 'enemy(side)',
        ask: 'React at {to}?',
        options: [
          { id: 'no', text: 'No' },
          { id: 'yes', text: 'Yes', do: [{ apply: [{ set: 'luck', to: 'game.luck + 1' }] }] },
        ],
      },
    ];
    const session = journey({ allowance: '3', enter: column, onStep }, {}, {}, { r2: '0101' });
    take(session, '0103');
    expect([session.pending!.ask, session.pending!.sideId, where(session, 'r2')]).toEqual([
      'React at 0102?',
      'blue',
      '0102',
    ]);
    take(session, 'yes');
    expect([where(session, 'r2'), session.state.overall.luck![0]]).toEqual(['0103', 1]);
  });

  test('triggers fire for each hex of the way, before the nodes', () => {
    const entered = {
      on: 'enter',
      params: { unit: 'unit', hex: 'hex' },
      do: [say('enter {hex}', { when: 'turn > 0' })],
    };
    const session = journey(
      { allowance: '3', enter: column, onStep: [say('step {to}')] },
      { procedures: { entered } },
      {},
      { r2: '0101' },
    );
    take(session, '0103');
    expect(said(session)).toEqual(['enter 0102', 'step 0102', 'enter 0103', 'step 0103', '0103']);
  });
});

describe('why not there', () => {
  const why = (regime: Json, word: string, more: Json = {}, node: Json = {}) =>
    journey({ allowance: '2', ...regime }, more, node, { r2: '0101' }).whyNot(word);
  const open = { enter: column };

  test('no such hex', () => {
    expect(why(open, '0909')).toMatchObject({ code: 'no-such-hex', tried: '0909' });
    expect(why(open, 'nonsense')).toMatchObject({ code: 'no-such-hex' });
  });

  test('may not enter, with the row that says so', () => {
    const mayEnter = {
      kind: 'decision',
      inputs: { to: 'hex' },
      output: 'bool',
      hit: 'first',
      rows: [
        { id: 'far', when: "to.number == '0201'", gives: false, says: '{to} is closed', cite: '6.9' },
        { id: 'other', gives: true },
      ],
    };
    expect(why({ enter: 'mayEnter(to)' }, '0201', { tables: { mayEnter } })).toMatchObject({
      code: 'may-not-enter',
      tried: '0201',
      cite: '6.9',
      row: { table: 'mayEnter', row: 'far', says: '0201 is closed' },
    });
  });

  test('may not leave is for a unit with somewhere to go otherwise: with none nobody is asked', () => {
    const session = journey({ allowance: '2', leave: 'false' }, {}, { stay: true }, { r2: '0101' });
    expect(session.pending).toBeNull();
    expect(session.whyNot('0102')).toMatchObject({ code: 'no-decision' });
    const { state } = session;
    const asked = { unit: 1, stack: [1], side: 0, start: 0, params: [] };
    const refusal = whyNotThere(state, state.game.regimes[0]!, asked, state.game.hexNumbers.indexOf('0102'));
    expect(refusal).toMatchObject({ code: 'may-not-leave', tried: '0102' });
  });

  test('may not end', () => {
    expect(why({ ...open, end: "to.number != '0102'" }, '0102')).toMatchObject({ code: 'may-not-end', tried: '0102' });
    expect(why({ ...open, end: 'steps > 0' }, '0101')).toMatchObject({ code: 'out-of-reach' });
  });

  test('too far, with the points it needs and has, halves too', () => {
    expect(why(open, '0105')).toMatchObject({ code: 'too-far', tried: '0105', needs: 4, has: 2 });
    const half = { module: { movementScale: 2 } };
    expect(why({ ...open, cost: '1.5', allowance: '2.5' }, '0103', half)).toMatchObject({
      code: 'too-far',
      needs: 3,
      has: 2.5,
    });
  });

  test('out of reach behind a forbidden hex, a stop, or at another length', () => {
    expect(why({ enter: "to.number != '0103' && to.number in ['0102', '0103', '0104']" }, '0104')).toMatchObject({
      code: 'out-of-reach',
      tried: '0104',
      has: 2,
    });
    expect(why({ ...open, stop: "to.number == '0102'" }, '0103')).toMatchObject({
      code: 'out-of-reach',
      tried: '0103',
    });
    expect(why({ ...open, allowance: '0', length: { from: '2', upTo: '2' } }, '0105')).toMatchObject({
      code: 'out-of-reach',
      tried: '0105',
    });
  });

  test('hex by hex it is asked from where the mover is', () => {
    const session = journey({ ...open, choice: 'step', allowance: '3' }, {}, {}, { r2: '0101' });
    take(session, '0102');
    expect(session.whyNot('0105')).toMatchObject({ code: 'too-far', tried: '0105', needs: 4, has: 3 });
    expect(session.whyNot('0201')).toMatchObject({ code: 'may-not-enter', tried: '0201' });
    expect(session.whyNot('done')).toBeNull();
  });
});
