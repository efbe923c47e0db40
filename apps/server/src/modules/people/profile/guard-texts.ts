import type { Result } from '@yoimachi/domain/result';
import type { TextStopCode } from '@yoimachi/domain/text-rules';
import { withTransaction, type Db, type Trx } from '#platform/database';
import type { AppContext } from '#platform/module';
import { guardTexts, type GuardedText } from '#base/text-guard';
import { findCast } from './cast.store.ts';
import { findGuest } from './guest.store.ts';
import { findStoreOf } from './stores.store.ts';

type Context = Pick<AppContext, 'db' | 'clock'>;
type Typed = string | null | undefined;
/** What stops one of the texts, if anything does. */
type Guarded = Promise<Result<unknown, TextStopCode>>;

interface Written {
  readonly nickname?: Typed;
  readonly shortProfile?: Typed;
  readonly selfIntro?: Typed;
}

/** What others read of a profile; what stands there already is judged when it changes (rules.md 10). */
const textsOf = (written: Written, before: Written, prefix = ''): GuardedText[] => [
  { place: 'NAME', text: written.nickname, before: before.nickname, field: 'nickname' },
  {
    place: 'PROFILE',
    text: written.shortProfile,
    before: before.shortProfile,
    field: `${prefix}shortProfile`,
  },
  { place: 'PROFILE', text: written.selfIntro, before: before.selfIntro, field: `${prefix}selfIntro` },
];

export async function guardGuestTexts(
  context: Context,
  accountId: string,
  { nickname, detail }: { readonly nickname?: Typed; readonly detail?: Written | undefined },
): Guarded {
  const present = await findGuest(context.db, accountId);
  const before = { ...(present.profile as Written), nickname: present.nickname };
  return guardTexts(
    context,
    { accountId, byCast: false },
    textsOf({ ...detail, nickname }, before, 'detail.'),
  );
}

export async function guardCastTexts(context: Context, accountId: string, written: Written): Guarded {
  const { nickname, short_profile, self_intro } = await findCast(context.db, accountId);
  const before = { nickname, shortProfile: short_profile, selfIntro: self_intro };
  return guardTexts(context, { accountId, byCast: true }, textsOf(written, before));
}

/** Its phone and address on the web are a store's own, and no talk. */
export async function guardStoreTexts(
  context: Context,
  accountId: string,
  store: { readonly storeName: string; readonly storeAddress: string },
): Guarded {
  const present = await findStoreOf(context.db, accountId);
  return guardTexts(context, { accountId, byCast: true }, [
    { place: 'STORE', text: store.storeName, before: present?.name, field: 'storeName' },
    { place: 'STORE', text: store.storeAddress, before: present?.address, field: 'storeAddress' },
  ]);
}

/** Saves what the filter lets through. */
export async function unlessStopped<T>(db: Db, guard: Guarded, save: (trx: Trx) => Promise<T>) {
  const guarded = await guard;
  return guarded.ok ? withTransaction(db, save) : guarded;
}
