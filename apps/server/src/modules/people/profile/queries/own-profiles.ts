import { formatPhone } from '@yoimachi/domain/account';
import { phonePlace } from '#people/account';
import { ownPhotos } from '#people/media';
import type { Principal } from '#platform/http';
import type { AppContext } from '#platform/module';
import { findCast, listTags } from '../cast.store.ts';
import { presentShownGuest } from '../guest-for-casts.ts';
import { findGuest, findShownGuest } from '../guest.store.ts';
import { presentCast, presentGuest, withoutPrivate } from '../profile.present.ts';
import { findStoreOf } from '../stores.store.ts';

type Tools = Pick<AppContext, 'clock' | 'crypto' | 'db'>;
type Own = Pick<Principal, 'accountId' | 'isView'>;

const ownPhone = (
  { crypto }: Tools,
  row: { readonly identity_id: string; readonly phone_sealed: Buffer | null },
): string | null =>
  row.phone_sealed &&
  formatPhone(crypto.open(row.phone_sealed, phonePlace(row.identity_id)).replace(/^\+\d\d/, '0'));

/** A guest's own profile. */
export async function readOwnGuest(tools: Tools, { accountId, isView }: Own) {
  const row = await findGuest(tools.db, accountId);
  const profile = presentGuest(row, ownPhone(tools, row));
  return isView ? withoutPrivate(profile) : profile;
}

/** A guest's own profile, and what of it casts see. */
export async function readMyProfile(tools: Tools, own: Own) {
  const [profile, shown] = await Promise.all([
    readOwnGuest(tools, own),
    findShownGuest(tools.db, own.accountId),
  ]);
  return { profile, shown: presentShownGuest(shown, tools.clock.now()) };
}

/** A cast's own registration and profile. */
export async function readOwnCast(tools: Tools, { accountId, isView }: Own) {
  const { crypto, db } = tools;
  const row = await findCast(db, accountId);
  const [photos, tags, store] = await Promise.all([
    ownPhotos(db, accountId),
    listTags(db, accountId),
    findStoreOf(db, accountId),
  ]);
  const profile = presentCast(row, { phone: ownPhone(tools, row), photos, tags, store }, crypto);
  return isView ? withoutPrivate(profile) : profile;
}
