import type { accountInfoRoutes, profileRoutes } from '@yoimachi/contract/profile';
import { UserType } from '@yoimachi/domain/account';
import { fail, ok } from '@yoimachi/domain/result';
import { withTransaction } from '#platform/database';
import type { Handlers } from '#platform/http';
import type { AppContext, Module } from '#platform/module';
import { createIdentification } from '#people/account';
import { accountInfoHandlers } from './account-info/account-info.handlers.ts';
import { registerAccountInfo } from './commands/register-cast.ts';
import { chooseStore } from './commands/register-store.ts';
import { nightlyAges } from './commands/nightly-ages.ts';
import { nicknameInspection } from './commands/inspect-nickname.ts';
import { pauseHandlers, pauseWork } from './pause.ts';
import { priceHandlers } from './prices.ts';
import { saveGuestPart, saveGuestProfile } from './commands/save-profile.ts';
import { guardCastTexts, guardGuestTexts, unlessStopped } from './guard-texts.ts';
import { presentShownGuest } from './guest-for-casts.ts';
import { findGuestFor } from './guest.store.ts';
import { publicHandlers } from './public.handlers.ts';
import type { ProfileMeans } from './profile.means.ts';
import { findStores } from './queries/find-stores.ts';
import { readMyProfile, readOwnCast, readOwnGuest } from './queries/own-profiles.ts';
import { readCastHome, readGuestHome } from './queries/homes.ts';

export function profileModule(ctx: AppContext, means: ProfileMeans): Module {
  const { db, clock } = ctx;
  const tools = { ...ctx, ...means };
  const identification = createIdentification(ctx, means.identityTokens);
  const handlers: Handlers<typeof profileRoutes & typeof accountInfoRoutes> = {
    ...accountInfoHandlers(ctx, means),
    ...publicHandlers(ctx, means),
    guestHome: async ({ principal }) => ok(await readGuestHome(db, principal.accountId, clock.now())),
    getGuestProfile: async ({ principal }) => ok(await readOwnGuest(ctx, principal)),
    async putGuestProfile({ principal, body }) {
      const saved = await unlessStopped(db, guardGuestTexts(ctx, principal.accountId, body), (trx) =>
        saveGuestProfile(trx, principal.accountId, body, clock.now()),
      );
      return saved.ok ? ok(await readOwnGuest(ctx, principal)) : saved;
    },
    getMyProfile: async ({ principal }) => ok(await readMyProfile(ctx, principal)),
    async putMyProfile({ principal, body }) {
      const saved = await unlessStopped(db, guardGuestTexts(ctx, principal.accountId, body), (trx) =>
        saveGuestPart(trx, principal.accountId, body, clock.now()),
      );
      return saved.ok ? ok(await readOwnGuest(ctx, principal)) : saved;
    },
    async guestForCast({ principal, params }) {
      const row = await findGuestFor(db, principal.accountId, params.guestId);
      return row ? ok(presentShownGuest(row, clock.now())) : fail('NOT_FOUND');
    },
    castHome: async ({ principal }) => ok(await readCastHome(tools, principal.accountId, clock.now())),
    getCastProfile: async ({ principal }) => ok(await readOwnCast(ctx, principal)),
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
