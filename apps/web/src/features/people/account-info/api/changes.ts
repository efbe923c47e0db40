import { accountInfoRoutes, profileRoutes } from '@yoimachi/contract/profile';
import type { AnswerOf, BodyInputOf } from '@yoimachi/contract/route';
import { call } from '#lib/api.ts';
import { query } from '#lib/queries.ts';

export type AccountChanges = AnswerOf<typeof accountInfoRoutes.accountChanges>;
export type NameRequestBody = BodyInputOf<typeof accountInfoRoutes.requestName>;

/** What of her registration is being changed. */
export const accountChangesQuery = () => query(accountInfoRoutes.accountChanges);

/** What she is registered as, and what is being changed: another after each of them. */
export const changesReads = [accountInfoRoutes.accountChanges, profileRoutes.getCastProfile];

/** Sends a code to a new address, for `useForm`. */
export const sendEmailCode = {
  send: (body: { readonly email: string }) => call(accountInfoRoutes.sendEmailCode, { body }),
  readsAgain: changesReads,
};
