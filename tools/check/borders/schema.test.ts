import { expect, test } from 'vitest';
import { schemaOf } from './schema.ts';
import { readServer } from './server.ts';

const TYPES = `export interface LotTable {
  id: number;
  guest_id: string;
}
export interface Database {
  lot: LotTable;
  'stripe_payment.card': LotTable;
}
`;
const schema = (...texts: readonly string[]) =>
  schemaOf(
    TYPES,
    texts.map((text, index) => ({ path: `${index}.sql`, text })),
  );

test('tables and their columns come from the generated types', () => {
  expect([...schema().tables]).toEqual([
    ['lot', ['id', 'guest_id']],
    ['stripe_payment.card', ['id', 'guest_id']],
  ]);
});

test('views and functions are those of the migrations, as the newest made them', () => {
  const { views, functions } = schema(
    'create view shown as\n  select 1 from lot;\ncreate view gone as select 2;',
    'create or replace view shown as select 3;\ndrop view gone;',
    'create function one() returns int language sql return 1;\ncreate function two() returns int as $$ begin; end $$ language plpgsql;',
    'create function pg_temp.helper() returns int language sql as $$ select 1 $$;\ndrop function one();',
    'create function three() returns int begin atomic; select 1; end;\ncreate materialized view kept as select 4;',
  );
  expect([...views]).toEqual([
    ['shown', ' as select 3;'],
    ['kept', ' as select 4;'],
  ]);
  expect([...functions.keys()]).toEqual(['two', 'three']);
  expect(functions.get('three')).toContain('select 1; end;');
});

test('triggers are found with their table and what they run', () => {
  const { triggers } = schema(
    'create trigger kept before update or delete on lot\n  for each row execute function refuse_change();',
    'create constraint trigger told after insert on stripe_payment.card deferrable for each row execute procedure tell();',
    'create trigger summed after update on lot\n  referencing old table as was new table as written for each statement execute function add();',
  );
  expect(triggers).toEqual([
    { table: 'lot', runs: 'refuse_change', rows: [] },
    { table: 'stripe_payment.card', runs: 'tell', rows: [] },
    { table: 'lot', runs: 'add', rows: ['was', 'written'] },
  ]);
});

test('the real migrations are read', async () => {
  const { schema: real } = await readServer();
  expect([...real.views.keys()]).toContain('hidden_pair');
  expect([...real.functions.keys()]).toEqual(expect.arrayContaining(['refuse_change', 'search_grams']));
  expect(real.triggers).toContainEqual({ table: 'receipt', runs: 'refuse_change', rows: [] });
  expect(real.tables.get('account')).toContain('identity_id');
});
