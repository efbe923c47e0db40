import { detailsOf, offeredOf, type DetailName, type DetailSide } from '@yoimachi/domain/profile';
import { sql } from 'kysely';
import { makeRandom, seedOf } from './random.ts';
import type { Stage } from './types.ts';

/** What the demo's people keep to themselves. */
const KEPT: Readonly<Record<DetailSide, readonly DetailName[]>> = {
  guest: ['weightKg', 'hair', 'cohabitants'],
  cast: ['weightKg', 'gender'],
};

/** Of each detail that nothing else decides one of what is offered, drawn for itself: one more leaves everything else of the demo as it was. */
export function otherDetails(
  side: DetailSide,
  told: object,
  who: number,
): Readonly<Record<string, string | number>> {
  const left = detailsOf(side).filter((name) => !(name in told) && !KEPT[side].includes(name));
  return Object.fromEntries(left.map((name) => [name, makeRandom(seedOf(who, name)).pick(offeredOf(name))]));
}

const TABLES: Readonly<Record<DetailSide, 'guest' | 'cast_member'>> = { guest: 'guest', cast: 'cast_member' };

/** In a demo of before it: a detail that nobody has said anything of gets an answer of each, one of what is offered. */
export async function fillDetails({ app }: Stage): Promise<void> {
  for (const side of ['guest', 'cast'] as const)
    for (const name of detailsOf(side)) {
      if (KEPT[side].includes(name)) continue;
      const offered = sql`${JSON.stringify(offeredOf(name))}::jsonb`;
      const table = sql.table(TABLES[side]);
      await sql`
        update ${table} set profile = profile || jsonb_build_object(${name}::text, ${offered} -> abs(hashtext(id::text) % jsonb_array_length(${offered})))
        where not exists (select from ${table} where profile ? ${name})`.execute(app.context.db);
    }
}
