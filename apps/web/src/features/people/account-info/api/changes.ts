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
