import { PostgresQueryCompiler, sql, type RawBuilder } from 'kysely';
import { expect, it, vi } from 'vitest';
import { keepTexts } from './kept-texts.ts';

/** A compiler that keeps texts, and how often it has really compiled. */
function keeping() {
  const own = new PostgresQueryCompiler();
  const compile = vi.spyOn(own, 'compileQuery');
  const keeper = keepTexts(own);
  const of = (statement: RawBuilder<unknown>) => {
    const { sql: text, parameters } = keeper.compileQuery(statement.toOperationNode(), {
      queryId: 'one',
    });
    return { text, parameters };
  };
  return { compile, of };
}

const NAMES = sql`name, place`;

it('makes a template into its text once, with the values of each time', () => {
  const { compile, of } = keeping();
  const find = (id: number | null, at: Date) => sql`select ${NAMES} from t where id = ${id} and at < ${at}`;
  const [one, two] = [new Date(1), new Date(2)];
  const text = 'select name, place from t where id = $1 and at < $2';
  expect(of(find(7, one))).toEqual({ text, parameters: [7, one] });
  expect(of(find(null, two))).toEqual({ text, parameters: [null, two] });
  expect(compile).toHaveBeenCalledTimes(1);
});

it('compiles anew where other SQL stands inside', () => {
  const { compile, of } = keeping();
  const find = (order: RawBuilder<unknown>) => sql`select from t where id = ${1} order by ${order}`;
  const [up, down] = [sql`id`, sql`id desc`];
  expect(of(find(up)).text).toBe('select from t where id = $1 order by id');
  expect(of(find(down)).text).toBe('select from t where id = $1 order by id desc');
  expect(of(find(up)).text).toBe('select from t where id = $1 order by id');
  expect(compile).toHaveBeenCalledTimes(3);
});

it('numbers values on through SQL that has its own, and where a value takes the place of SQL', () => {
  const { of } = keeping();
  const find = (part: unknown, last: number) => sql`select from t where ${part} and id = ${last}`;
  const mine = sql`owner = ${'me'}`;
  for (const last of [1, 2])
    expect(of(find(mine, last))).toEqual({
      text: 'select from t where owner = $1 and id = $2',
      parameters: ['me', last],
    });
  expect(of(find(true, 3))).toEqual({ text: 'select from t where $1 and id = $2', parameters: [true, 3] });
  expect(of(find(sql.lit(true), 4))).toEqual({
    text: 'select from t where true and id = $1',
    parameters: [4],
  });
});
