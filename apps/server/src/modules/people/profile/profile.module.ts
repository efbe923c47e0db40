import type { profileRoutes } from '@yoimachi/contract/profile';
import { formatPhone, UserType } from '@yoimachi/domain/account';
import { ok } from '@yoimachi/domain/result';
import { withTransaction } from '#platform/database';
import type { Handlers } from '#platform/http';
import type { AppContext, Module } from '#platform/module';
import { createIdentification, phonePlace } from '#people/account';
import { findCast, listPhotos, listTags } from './cast.store.ts';
import { registerAccountInfo } from './commands/register-cast.ts';
import { chooseStore, registerStore } from './commands/register-store.ts';
import { nicknameInspection } from './commands/inspect-nickname.ts';
import { priceHandlers } from './prices.ts';
import { saveCastProfile, saveGuestProfile } from './commands/save-profile.ts';
import { findGuest } from './guest.store.ts';
import { presentCast, presentGuest } from './profile.present.ts';
import { findStores } from './queries/find-stores.ts';
import { readCastHome, readGuestHome } from './queries/homes.ts';
import { findStoreOf } from './stores.store.ts';

export function profileModule(ctx: AppContext): Module {
  const { db, clock, crypto } = ctx;
  const identification = createIdentification(ctx);
  const ownPhone = (row: { identity_id: string; phone_sealed: Buffer }) =>
    formatPhone(crypto.open(row.phone_sealed, phonePlace(row.identity_id)).replace(/^\+\d\d/, '0'));

  async function guestProfile(guestId: string) {
    const row = await findGuest(db, guestId);
    return ok(presentGuest(row, ownPhone(row)));
  }

  const handlers: Handlers<typeof profileRoutes> = {
    guestHome: async ({ principal }) => ok(await readGuestHome(db, principal.accountId)),
    getGuestProfile: ({ principal }) => guestProfile(principal.accountId),
    async putGuestProfile({ principal, body }) {
      const input = { ...body, birthday: body.birthday ?? null };
      const saved = await withTransaction(db, (trx) =>
        saveGuestProfile(trx, principal.accountId, input, clock.now()),
      );
      return saved.ok ? guestProfile(principal.accountId) : saved;
    },
    castHome: async ({ principal }) => ok(await readCastHome(db, principal.accountId, clock.now())),
    async getCastProfile({ principal }) {
      const castId = principal.accountId;
      const row = await findCast(db, castId);
      const [photos, tags, store] = await Promise.all([
        listPhotos(db, castId),
        listTags(db, castId),
        findStoreOf(db, castId),
      ]);
      return ok(presentCast(row, { phone: ownPhone(row), photos, tags, store }, crypto));
    },
    async putAccountInfo({ body: { firebase_token, ...input } }) {
      const account = await identification.account(firebase_token, UserType.CAST);
      if (!account.ok) return account;
      return withTransaction(db, (trx) => registerAccountInfo(trx, ctx, account.value.id, input));
    },
    findStores: async ({ query }) => ok(await findStores(db, query.text)),
    chooseStore: ({ principal, body }) =>
      withTransaction(db, (trx) => chooseStore(trx, principal.accountId, body.storeId)),
    putStore: ({ principal, body }) =>
      withTransaction(db, (trx) => registerStore(trx, ctx, principal.accountId, body)),
    putCastProfile: ({ principal, body }) =>
      withTransaction(db, (trx) => saveCastProfile(trx, principal.accountId, body, clock.now())),
  };
  return { handlers: { ...handlers, ...priceHandlers(ctx) }, dueWork: [nicknameInspection(ctx)] };
}
