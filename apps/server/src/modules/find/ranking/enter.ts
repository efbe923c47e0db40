import type { Standing } from '@yoimachi/domain/ranking';
import type { Trx } from '#platform/database';
import { addEntries, endEntries, entriesNow, nextGeneration, updateAmounts } from './entry.store.ts';

/** A cast's place in a ranking, with where she works. */
interface NewEntry extends Standing {
  readonly castId: string;
  readonly prefecture: number;
  readonly district: string;
  readonly genre: number;
}

const keyOf = ({ castId, tab }: Pick<NewEntry, 'castId' | 'tab'>): string => `${castId} ${tab}`;
const placeOf = ({ score, prefecture, district, genre }: NewEntry): string =>
  [score, prefecture, district, genre].join(' ');

/** Writes where these casts stand; only what moved becomes another generation. */
export async function enterRankings(
  trx: Trx,
  castIds: readonly string[],
  entries: readonly NewEntry[],
  at: Date,
): Promise<void> {
  const before = new Map((await entriesNow(trx, castIds)).map((entry) => [keyOf(entry), entry]));
  const after = new Map(entries.map((entry) => [keyOf(entry), entry]));
  const stays = ([key, entry]: [string, NewEntry], others: ReadonlyMap<string, NewEntry>) => {
    const other = others.get(key);
    return other !== undefined && placeOf(other) === placeOf(entry);
  };
  const ended = [...before].filter((each) => !stays(each, after)).map(([, { id }]) => id);
  const added = [...after].filter((each) => !stays(each, before)).map(([, entry]) => entry);
  const told = [...before].flatMap(([key, { id, amount, ...entry }]) => {
    const next = after.get(key);
    return next && stays([key, { ...entry, amount }], after) && next.amount !== amount
      ? [{ id, amount: next.amount }]
      : [];
  });
  await updateAmounts(trx, told);
  if (ended.length === 0 && added.length === 0) return;
  const generation = await nextGeneration(trx);
  await endEntries(trx, ended, generation, at);
  await addEntries(trx, added, generation);
}
