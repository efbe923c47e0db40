import { expect, test } from 'vitest';
import type { Manifest, WholeManifest } from '../../../apps/server/src/platform/module/manifest.ts';
import { readServer } from './server.ts';
import { tableFindings, type Owner, type Schema } from './tables.ts';

const { owners, schema, sources } = await readServer();

/** Its sources are read for real: the files with SQL are found, not passed over. */
test('the SQL of the server is seen', () => {
  const stores = sources.filter(({ path }) => path.endsWith('.store.ts'));
  const seen = new Set(tableFindings([], schema, stores).map((found) => found.split(':', 1)[0]));
  const blind = stores.filter(({ path }) => !seen.has(path));
  expect(blind.map(({ path }) => path)).toEqual([]);
});

/**
 * Which of these texts are refused in which module, by what each is about: planted all at once, since the schema is read again each time. A
 * line for each: `#money/one lot`.
 */
function refused(texts: ReadonlyMap<string, string>): string[] {
  const places = owners.flatMap((owner) => [...texts].map(([name, text]) => ({ owner, name, text })));
  const pathOf = ({ owner, name }: (typeof places)[number]) => `${owner.folder}/planted/${name}.store.ts`;
  const planted = places.map((place) => ({ path: pathOf(place), text: place.text }));
  const found = new Set(tableFindings(owners, schema, planted).map((finding) => finding.split(':', 1)[0]));
  return places.filter((place) => found.has(pathOf(place))).map(lineOf);
}

const lineOf = ({ owner, name }: { readonly owner: Owner; readonly name: string }) => `${owner.door} ${name}`;
const linesOf = (names: readonly string[], isRefused: (owner: Owner, name: string) => boolean): string[] =>
  owners.flatMap((owner) =>
    names.filter((name) => isRefused(owner, name)).map((name) => lineOf({ owner, name })),
  );

const owns = ({ manifest }: Owner, name: string) =>
  name in manifest.tables || manifest.views?.includes(name) === true;
const tables = [...schema.tables.keys()];
const relations = [...tables, ...schema.views.keys()];

test('every write of a table by another than its owner is refused', () => {
  const writes = new Map(tables.map((name) => [name, `db.updateTable('${name}').set({ a: 1 }).execute();`]));
  expect(refused(writes)).toEqual(linesOf(tables, (owner, name) => !owns(owner, name)));
});

test('every read that is not declared is refused, and every declared one passes', () => {
  const reads = new Map(relations.map((name) => [name, `sql\`select 1 from ${name}\``]));
  expect(refused(reads)).toEqual(
    linesOf(relations, (owner, name) => !owns(owner, name) && !owner.manifest.reads.includes(name)),
  );
});

const manifest = (more: Partial<Manifest>): WholeManifest => ({
  doors: [],
  tables: {},
  reads: [],
  publishes: [],
  hears: [],
  ...more,
});
const house = (own: Partial<Manifest>, foreign: Partial<Manifest>): Owner[] => [
  { door: '#money/one', folder: 'one', manifest: manifest(own) },
  { door: '#money/two', folder: 'two', manifest: manifest(foreign) },
];
/** Two owners: one of `card` and `gift`, the other of `lot` and `hold`. */
const OWN = { tables: { card: null, gift: null } };
const FOREIGN = { tables: { lot: null, hold: null } };
const small = (more: Partial<Schema> = {}): Schema => ({
  tables: new Map(['card', 'gift', 'lot', 'hold'].map((table) => [table, ['id']])),
  views: new Map(),
  functions: new Map(),
  triggers: [],
  ...more,
});
const found = (text: string, own: Partial<Manifest> = {}, more: Partial<Schema> = {}) =>
  tableFindings(house({ ...OWN, ...own }, FOREIGN), small(more), [{ path: 'one/a.ts', text }]);

test.each([
  "db.insertInto('lot').values({})",
  "db.replaceInto('lot').values({})",
  "db.updateTable('lot').set({})",
  "db.updateTable('lot as l').set({})",
  "db.deleteFrom('lot')",
  "db.mergeInto('lot')",
  "const TABLE = 'lot'; db.updateTable(TABLE)",
  "db.updateTable(mine ? 'card' : 'lot')",
  "const f = (table: 'card' | 'lot') => db.updateTable(table)",
  "for (const table of ['card', 'lot'] as const) db.deleteFrom(table)",
  'sql`insert into lot (id) values (1)`',
  'sql`update lot set id = 1`',
  'sql<Row>`update only lot l set id = 1`',
  'sql`delete from lot where id = ${id}`',
  'sql`merge into lot using card on true when matched then delete`',
  'sql`truncate lot`',
  'sql`lock table lot`',
  'sql`with gone as (delete from lot returning id) select id from gone`',
  'sql`insert into card select id from gift on conflict do nothing; update lot set id = 1`',
  'const part = sql`delete from lot`; sql`with gone as (${part}) select from gone`',
  "pool.query('update lot set id = 1')",
  'const gone = (db) => allRows<Row>(db)`delete from lot returning id`',
  'pool.query(`insert into lot values (1)`)',
])('a foreign write is caught: %s', (text) => {
  const reads = { reads: ['lot'] };
  expect(found(text, reads)).toContainEqual(
    expect.stringMatching(/^one\/a\.ts:1 writes lot, which is of #money\/two$/),
  );
});

test.each([
  "db.selectFrom('lot')",
  "db.selectFrom('lot as l')",
  "db.selectFrom(['card', 'lot as l'])",
  "db.selectFrom('card').innerJoin('lot', 'a', 'b')",
  "db.selectFrom('card').leftJoin('lot as l', (join) => join)",
  "db.updateTable('card').from('lot')",
  "db.deleteFrom('card').using('lot')",
  "db.selectFrom('card').where((eb) => eb.exists(eb.selectFrom('lot')))",
  'sql`select 1 from lot`',
  'sql`select 1 from card c, lot l`',
  'sql`select 1 from card c join lot l on true`',
  'sql`select 1 from card c left join lateral (select from lot) l on true`',
  'sql`select (select max(id) from lot)`',
  'sql`select 1 from (select id from card) c, lot`',
  'sql`update card set id = 1 from lot`',
  'sql`delete from card using lot`',
  'sql`select 1 from LOT`',
  'sql`select 1 from "lot"`',
  'sql`select 1 from lot for update`',
  'const JOIN = sql`lot l on true`; sql`select 1 from card left join ${JOIN}`',
  'const query = `select id from lot`;',
  'const one = (db) => firstRow<{ id: string }>(db)`select id from lot`',
  'const one = (db) => theRow<{ count: number }>(db)`select count(*) from lot`',
])('an undeclared read is caught: %s', (text) => {
  expect(found(text)).toEqual(['one/a.ts:1 reads lot, which #money/one does not declare']);
});

test.each([
  "db.selectFrom('card').forUpdate()",
  'sql`with lot as (select 1) select from lot`',
  "db.with('lot', (q) => q.selectFrom('card')).selectFrom('lot')",
  'sql`select extract(epoch from at) from card where a is distinct from lot for no key update of card`',
  'sql`insert into card (id) values (1) on conflict (id) do update set lot = 1`',
  "sql`select 'from lot' from card -- from lot\n`",
  'sql`select 1 from unnest(${ids}::uuid[]) with ordinality`',
  'sql`select lot, hold from card group by lot, hold`',
  "const text = 'Choose one from lot';",
  "Array.from('lot')",
])('what touches no foreign table passes: %s', (text) => {
  expect(found(text)).toEqual([]);
});

test.each([
  'db.selectFrom(name)',
  'db.selectFrom(db.dynamic.table(name).as("t"))',
  "db.withSchema('stripe_payment').selectFrom('card')",
  'sql`select 1 from ${sql.table(name)}`',
  'sql`select 1 from card join ${other} on true`',
])('a table whose name is only known when it runs is refused: %s', (text) => {
  expect(found(text)).toContain('one/a.ts:1 names a table that is only known when it runs');
});

test("a table of the job queue is the platform's alone", () => {
  expect(found('sql`select name from pgboss.job`')).toEqual([
    "one/a.ts:1 names pgboss.job, which is the job queue's",
  ]);
});

test('a table that nobody knows, and SQL outside of every module, are refused', () => {
  expect(found("db.selectFrom('ghost')")).toEqual(['one/a.ts:1 names ghost, which nobody owns']);
  const outside = [{ path: 'operator-cli/a.ts', text: "db.selectFrom('card')" }];
  expect(tableFindings(house(OWN, FOREIGN), small(), outside)).toEqual([
    'operator-cli/a.ts:1 has SQL outside of every module',
  ]);
});

test('a manifest says nothing that is not so', () => {
  expect(tableFindings(house({ tables: { card: null } }, FOREIGN), small(), [])).toEqual([
    'gift is owned by nobody',
  ]);
  const both = { tables: { ...OWN.tables, lot: null } };
  expect(tableFindings(house(both, FOREIGN), small(), [])).toEqual([
    'lot is owned by #money/one and by #money/two',
  ]);
  const ghost = { tables: { ...OWN.tables, ghost: null } } as Partial<Manifest>;
  expect(tableFindings(house(ghost, FOREIGN), small(), [])).toEqual([
    '#money/one owns ghost, which is not there',
  ]);
  expect(found('', { reads: ['lot'] })).toEqual(['#money/one declares to read lot and does not']);
  expect(found("db.selectFrom('card')", { reads: ['card'] })).toEqual([
    '#money/one declares to read card and does not',
  ]);
});

test('a table with a column about a person says what becomes of it', () => {
  const tables = new Map([...small().tables, ['card', ['id', 'guest_id']]]);
  expect(found('', {}, { tables })).toEqual([
    '#money/one says that nothing in card is personal, and it has guest_id',
  ]);
});

test('views and functions have owners, and what stands in them is their SQL', () => {
  const views = new Map([['shown', ' as select id from card, lot;']]);
  expect(found('', { reads: ['lot'] }, { views })).toContain('shown is owned by nobody');
  expect(found('', { views: ['shown'] }, { views })).toEqual([
    'shown of the migrations reads lot, which #money/one does not declare',
  ]);
  expect(found('', { views: ['shown'], reads: ['lot'] }, { views })).toEqual([]);
  const functions = new Map([
    ['spoil', '() returns trigger as $$ begin update lot set id = 1; return new; end $$;'],
  ]);
  expect(found('', { functions: ['spoil'], reads: ['lot'] }, { functions })).toContain(
    'spoil of the migrations writes lot, which is of #money/two',
  );
});

test('what is kept names no end that nothing carries out', () => {
  const keeps = (kept: string) =>
    found('', { tables: { card: { exported: null, erased: null, kept }, gift: null } });
  expect(keeps('by account id alone, at least seven years (books)')).toEqual([]);
  expect(keeps('by account id alone, seven years (books)')).toEqual([
    '#money/one names an end of what is kept of card, which nothing carries out: say "at least"',
  ]);
});

test("a trigger runs a function of its table's owner, or the platform's", () => {
  const functions = new Map([['tell', '() returns trigger as $$ begin return new; end $$;']]);
  const triggers = [{ table: 'lot', runs: 'tell', rows: [] }];
  expect(found('', { functions: ['tell'] }, { functions, triggers })).toEqual([
    'a trigger on lot runs tell, which is of #money/one',
  ]);
  const platform = house({ ...OWN, functions: ['tell'] }, FOREIGN).map((owner) =>
    owner.folder === 'one' ? { ...owner, door: '#platform' } : owner,
  );
  expect(tableFindings(platform, small({ functions, triggers }), [])).toEqual([]);
  expect(
    found('', { functions: ['tell'] }, { functions, triggers: [{ table: 'card', runs: 'tell', rows: [] }] }),
  ).toEqual([]);
});

test('the rows that a trigger is given are no table, and those of another trigger are', () => {
  const functions = new Map([['sum', '() returns trigger as $$ begin perform 1 from written; end $$;']]);
  const triggers = [{ table: 'card', runs: 'sum', rows: ['written'] }];
  expect(found('', { functions: ['sum'] }, { functions, triggers })).toEqual([]);
  expect(
    found(
      '',
      { functions: ['sum'] },
      { functions, triggers: [{ table: 'card', runs: 'other', rows: ['written'] }] },
    ),
  ).toContain('sum of the migrations names written, which nobody owns');
});

test('a foreign function is called by who declares it, in a template and by the builder', () => {
  const functions = new Map([['weight', '(a text) returns int return 1;']]);
  const owned = house(OWN, { ...FOREIGN, functions: ['weight'] });
  for (const text of [
    'sql`select weight(id) from card`',
    "db.selectFrom('card').where((eb) => eb.fn('weight', []))",
  ])
    expect(tableFindings(owned, small({ functions }), [{ path: 'one/a.ts', text }])).toEqual([
      'one/a.ts:1 reads weight, which #money/one does not declare',
    ]);
});
