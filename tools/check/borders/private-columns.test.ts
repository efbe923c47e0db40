import { expect, test } from 'vitest';
import { privateColumnFindings } from './private-columns.ts';
import type { Owner, Schema } from './tables.ts';

const FOLDER = 'apps/server/src/modules/people/planted';
const schema: Schema = {
  tables: new Map([['report', ['id', 'category', 'body']]]),
  views: new Map(),
  functions: new Map(),
  triggers: [],
};
const owner = (columns: readonly string[]): Owner => ({
  door: '#people/planted',
  folder: FOLDER,
  manifest: {
    doors: [],
    tables: { report: null },
    private: { report: columns },
    reads: [],
    publishes: [],
    hears: [],
  },
});

const STORE = `
const COLUMNS = ['id', 'body'] as const;
export const find = (db, id) => db.selectFrom('report').select(['category', 'body']).where('id', '=', id);
export const all = (db) => db.selectFrom('report').select(COLUMNS);
export const written = (db) => sql\`select r.body from report r\`.execute(db);
export const categories = (db) => db.selectFrom('report').select('category');
export const keep = (db, body) => sql\`insert into report (body) values (\${body})\`.execute(db);`;

/** What is found where operators are answered so. */
const found = (admin: string, ...others: [file: string, text: string][]) =>
  privateColumnFindings([owner(['body'])], schema, [
    { path: `${FOLDER}/planted.store.ts`, text: STORE },
    { path: `${FOLDER}/planted.admin.ts`, text: admin },
    ...others.map(([file, text]) => ({ path: `${FOLDER}/${file}`, text })),
  ]);
const past = (by: string, store: string) =>
  `${FOLDER}/planted.admin.ts#${by} reaches ${FOLDER}/planted.store.ts#${store}, which reads report.body outside of readPrivately`;

test.each(['find', 'all', 'written'])(
  'a private column that a handler takes by itself is found: %s',
  (name) => {
    const admin = `import { ${name} } from './planted.store.ts';
    export const plantedAdmin = (context) => ({ readReport: ({ params }) => ${name}(context.db, params.id) });`;
    expect(found(admin)).toEqual([past('plantedAdmin', name)]);
  },
);

test('so it is through a query, a door and a whole store', () => {
  const query = `import * as store from './planted.store.ts';
    export async function readReport(db, id) { return store.find(db, id); }`;
  const door = `export { readReport as readAny } from './queries/read-report.ts';`;
  const admin = `import { readAny } from '#people/planted';
    export const plantedAdmin = ({ db }) => ({ readReport: () => readAny(db) });`;
  const from = query.replace('./planted.store.ts', '../planted.store.ts');
  expect(found(admin, ['queries/read-report.ts', from], ['index.ts', door])).toEqual([
    past('plantedAdmin', 'find'),
  ]);
});

test('in what readPrivately is handed it may be read, and beside it not', () => {
  const admin = (beside: string) => `import { readPrivately } from '#base/read-log';
    import { find, all } from './planted.store.ts';
    export const plantedAdmin = (context) => ({
      readReport: () => readPrivately(context, read, async ({ db }) => shown(await find(db))),
      ${beside}
    });`;
  expect(found(admin(''))).toEqual([]);
  expect(found(admin('listReports: () => all(context.db),'))).toEqual([past('plantedAdmin', 'all')]);
});

test('other columns, and what is only written, are nobody’s secret', () => {
  const admin = `import { categories, keep } from './planted.store.ts';
    export const plantedAdmin = ({ db }) => ({ list: () => categories(db), keep: () => keep(db, '') });`;
  expect(found(admin)).toEqual([]);
});

test('people read what is their own', () => {
  const module = `import { find } from './planted.store.ts';\nexport const plantedModule = ({ db }) => find(db);`;
  expect(found('', ['planted.module.ts', module])).toEqual([]);
});

test('a manifest names columns that there are', () => {
  expect(privateColumnFindings([owner(['text'])], schema, [])).toEqual([
    'the manifest of #people/planted calls report.text private, which it does not own',
  ]);
});
