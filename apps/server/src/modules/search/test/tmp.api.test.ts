import { expect, it } from 'vitest';
import { sql } from 'kysely';
import { useTestApp } from '../../../test-support/index.ts';
import { fillWithCasts } from './many-casts.ts';
const test = useTestApp();
it('x', async () => {
  await fillWithCasts(test.db, '2026-11-21', test.clock.now());
  const q = async (t: string) => console.log((await sql.raw(t).execute(test.db)).rows.map((r) => JSON.stringify(r)).join('\n').slice(0, 3000));
  await q(`select tablename, attname, n_distinct, array_length(most_common_elems::text::text[],1) as n, (most_common_elem_freqs)[1:5] from pg_stats where tablename in ('cast_search_grams')`);
  await q(`explain select id from cast_member c where listed and search_grams(c.search_text) @> '{じめ}'`);
  await q(`explain select id from cast_member c where listed and c.search_text like '%じめ%'`);
  await q(`explain select id from cast_member c where listed and search_grams(c.search_text) @> '{じめ}' and c.search_text like '%じめ%' order by recommendation desc, id desc limit 21`);
  await q(`explain select id from cast_member c where listed and c.search_text like '%じめ%' order by recommendation desc, id desc limit 21`);
  expect(1).toBe(1);
}, 120_000);
