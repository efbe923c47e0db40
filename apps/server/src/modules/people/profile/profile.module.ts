import type { accountInfoRoutes, profileRoutes } from '@yoimachi/contract/profile';
import { formatPhone, UserType } from '@yoimachi/domain/account';
import { fail, ok } from '@yoimachi/domain/result';
import { withTransaction } from '#platform/database';
import type { Handlers } from '#platform/http';
import type { AppContext, Module } from '#platform/module';
import { ownPhotos } from '#people/media';
import { createIdentification, phonePlace } from '#people/account';
import { accountInfoHandlers } from './account-info/account-info.handlers.ts';
import { findCast, listTags } from './cast.store.ts';
import { registerAccountInfo } from './commands/register-cast.ts';
import { chooseStore } from './commands/register-store.ts';
import { nightlyAges } from './commands/nightly-ages.ts';
import { nicknameInspection } from './commands/inspect-nickname.ts';
import { pauseHandlers, pauseWork } from './pause.ts';
import { priceHandlers } from './prices.ts';
import { saveGuestPart, saveGuestProfile } from './commands/save-profile.ts';
import { guardCastTexts, guardGuestTexts, unlessStopped } from './guard-texts.ts';
import { presentShownGuest } from './guest-for-casts.ts';
import { findGuest, findGuestFor, findShownGuest } from './guest.store.ts';
import { publicHandlers } from './public.handlers.ts';
import { presentCast, presentGuest, withoutPrivate } from './profile.present.ts';
import type { ProfileMeans } from './profile.means.ts';
import { findStores } from './queries/find-stores.ts';
import { readCastHome, readGuestHome } from './queries/homes.ts';
import { findStoreOf } from './stores.store.ts';

export function profileModule(ctx: AppContext, means: ProfileMeans): Module {
  const { db, clock, crypto } = ctx;
  const tools = { ...ctx, ...means };
  const identification = createIdentification(ctx, means.identityTokens);
  const ownPhone = (row: { identity_id: string; phone_sealed: Buffer | null }) =>
    row.phone_sealed &&
    formatPhone(crypto.open(row.phone_sealed, phonePlace(row.identity_id)).replace(/^\+\d\d/, '0'));

  async function guestProfile(guestId: string) {
    const row = await findGuest(db, guestId);
    return ok(presentGuest(row, ownPhone(row)));
  }

  const handlers: Handlers<typeof profileRoutes & typeof accountInfoRoutes> = {
    ...accountInfoHandlers(ctx, means),
    ...publicHandlers(ctx, means),
    guestHome: async ({ principal }) => ok(await readGuestHome(db, principal.accountId, clock.now())),
    async getGuestProfile({ principal: { accountId, isView } }) {
      const profile = await guestProfile(accountId);
      return isView ? ok(withoutPrivate(profile.value)) : profile;
    },
    async putGuestProfile({ principal, body }) {
      const input = { ...body, birthday: body.birthday ?? null };
      const saved = await unlessStopped(db, guardGuestTexts(ctx, principal.accountId, body), (trx) =>
        saveGuestProfile(trx, principal.accountId, input, clock.now()),
      );
      return saved.ok ? guestProfile(principal.accountId) : saved;
    },
    async getMyProfile({ principal: { accountId, isView } }) {
      const [row, shown] = await Promise.all([findGuest(db, accountId), findShownGuest(db, accountId)]);
      const profile = presentGuest(row, ownPhone(row));
      return ok({
        profile: isView ? withoutPrivate(profile) : profile,
        shown: presentShownGuest(shown, clock.now()),
      });
    },
    async putMyProfile({ principal, body }) {
      const saved = await unlessStopped(db, guardGuestTexts(ctx, principal.accountId, body), (trx) =>
        saveGuestPart(trx, principal.accountId, body, clock.now()),
      );
      return saved.ok ? guestProfile(principal.accountId) : saved;
    },
    async guestForCast({ principal, params }) {
      const row = await findGuestFor(db, principal.accountId, params.guestId);
      return row ? ok(presentShownGuest(row, clock.now())) : fail('NOT_FOUND');
    },
    castHome: async ({ principal }) => ok(await readCastHome(db, principal.accountId, clock.now())),
    async getCastProfile({ principal }) {
      const castId = principal.accountId;
      const row = await findCast(db, castId);
      const [photos, tags, store] = await Promise.all([
        ownPhotos(db, castId),
        listTags(db, castId),
        findStoreOf(db, castId),
      ]);
      const profile = presentCast(row, { phone: ownPhone(row), photos, tags, store }, crypto);
      return ok(principal.isView ? withoutPrivate(profile) : profile);
    },
    async putAccountInfo({ body: { firebase_token, ...input } }) {
      const account = await identification.account(firebase_token, UserType.CAST);
      if (!account.ok) return account;
      const { nickname } = input;
      return unlessStopped(db, guardCastTexts(ctx, account.value.id, { nickname }), (trx) =>
        registerAccountInfo(trx, ctx, account.value.id, input),
      );
    },
    findStores: async ({ query }) => ok(await findStores(db, query.text)),
    chooseStore: ({ principal, body }) =>
      withTransaction(db, (trx) => chooseStore(trx, tools, principal.accountId, body.storeId)),
  };
  return {
    handlers: { ...handlers, ...priceHandlers(ctx), ...pauseHandlers(ctx) },
    dueWork: [nicknameInspection(ctx), ...pauseWork(ctx)],
    routines: [nightlyAges(ctx)],
  };
}
