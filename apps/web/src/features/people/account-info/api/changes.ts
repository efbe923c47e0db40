import { accountInfoRoutes } from '@yoimachi/contract/profile';
import type { AnswerOf, BodyInputOf } from '@yoimachi/contract/route';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/api.ts';
import { useAct } from '#lib/use-act.ts';
import { castOwnQuery } from '#people/profile';

export type AccountChanges = AnswerOf<typeof accountInfoRoutes.accountChanges>;
export type NameRequestBody = BodyInputOf<typeof accountInfoRoutes.requestName>;

/** What of her registration is being changed. */
export function accountChangesQuery() {
  return queryOptions({
    queryKey: ['account-changes'],
    queryFn: () => call(accountInfoRoutes.accountChanges),
  });
}

/** Reads what she is registered as, and what is being changed, again. */
function useReload() {
  const client = useQueryClient();
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: accountChangesQuery().queryKey }),
      client.invalidateQueries({ queryKey: castOwnQuery().queryKey }),
    ]);
}

export function useSendEmailCode() {
  const reload = useReload();
  return async (email: string): Promise<void> => {
    await call(accountInfoRoutes.sendEmailCode, { body: { email } });
    await reload();
  };
}

export function useChangeEmail() {
  const reload = useReload();
  return async (code: string): Promise<void> => {
    await call(accountInfoRoutes.changeEmail, { body: { code } });
    await reload();
  };
}

export function useRequestName(onSent: () => void) {
  const reload = useReload();
  return useAct({
    name: 'account.name-request',
    send: (body: NameRequestBody, idempotencyKey) =>
      call(accountInfoRoutes.requestName, { body, idempotencyKey }),
    onDone: async () => {
      await reload();
      onSent();
    },
  });
}

export function useWithdrawRequest() {
  const reload = useReload();
  return async (): Promise<void> => {
    await call(accountInfoRoutes.withdrawNameRequest);
    await reload();
  };
}
