import pg from 'pg';
import { expect, it } from 'vitest';
import { isCutShort, isUnavailable } from './failure.ts';

const refused = (code: string) => Object.assign(new pg.DatabaseError('said so', 7, 'error'), { code });

it.each([
  refused('57P01'),
  refused('57P02'),
  refused('57P03'),
  refused('08006'),
  refused('53300'),
  Object.assign(new AggregateError([]), { code: 'ECONNREFUSED' }),
  Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' }),
  new Error('Connection terminated unexpectedly'),
  new Error('timeout exceeded when trying to connect'),
  new Error('Client has encountered a connection error and is not queryable'),
])('%s: the database is away', (error) => {
  expect(isUnavailable(error)).toBe(true);
});

it.each([refused('23505'), refused('40P01'), refused('57014'), new Error('broken invariant'), null, 'away'])(
  '%s is something else',
  (error) => {
    expect(isUnavailable(error)).toBe(false);
  },
);

it('what took too long is told from a database that is away, and from what it refuses', () => {
  expect(['57014', '55P03', '57P01', '23505'].map((code) => isCutShort(refused(code)))).toEqual([
    true,
    true,
    false,
    false,
  ]);
  expect(isCutShort(new Error('canceling statement due to statement timeout'))).toBe(false);
});
