import { accountInfoRoutes, profileRoutes } from '@yoimachi/contract/profile';
import type { AnswerOf, BodyInputOf } from '@yoimachi/contract/route';
import { call } from '#lib/api.ts';
import { query, useRefresh } from '#lib/queries.ts';
import { useAct } from '#lib/use-act.ts';

export type AccountChanges = AnswerOf<typeof accountInfoRoutes.accountChanges>;
export type NameRequestBody = BodyInputOf<typeof accountInfoRoutes.requestName>;

/** What of her registration is being changed. */
export const accountChangesQuery = () => query(accountInfoRoutes.accountChanges);

/** Reads what she is registered as, and what is being changed, again. */
const useReload = () => useRefresh(accountInfoRoutes.accountChanges, profileRoutes.getCastProfile);

const useThenReload = <Input>(send: (input: Input) => Promise<unknown>) => {
  const reload = useReload();
  return async (input: Input): Promise<void> => {
    await send(input);
    await reload();
  };
};

export const useSendEmailCode = () =>
  useThenReload((email: string) => call(accountInfoRoutes.sendEmailCode, { body: { email } }));

export const useChangeEmail = () =>
  useThenReload((code: string) => call(accountInfoRoutes.changeEmail, { body: { code } }));

export const useWithdrawRequest = () =>
  useThenReload<void>(() => call(accountInfoRoutes.withdrawNameRequest));

export function useRequestName() {
  const reload = useReload();
  return useAct({
    name: 'account.name-request',
    send: (body: NameRequestBody, idempotencyKey) =>
      call(accountInfoRoutes.requestName, { body, idempotencyKey }),
    onDone: reload,
  });
}
