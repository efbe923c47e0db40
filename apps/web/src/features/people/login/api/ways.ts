import { loginRoutes } from '@yoimachi/contract/login';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/api.ts';
import { browserId } from '#lib/identity-store.ts';
import { query } from '#lib/queries.ts';

export const waysQuery = () => query(loginRoutes.waysIn);

export type WaysIn = Awaited<ReturnType<typeof call<typeof loginRoutes.waysIn>>>;
export type Passkey = WaysIn['passkeys'][number];

/** A change of the ways in; each of them answers what they are after it. */
export function useWays<Input = void>(change: (input: Input) => Promise<WaysIn>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: (ways) => client.setQueryData(waysQuery().queryKey, ways),
  });
}

export const unlinkLine = () => call(loginRoutes.unlinkLine);
export const removePasskey = (id: string) => call(loginRoutes.removePasskey, { params: { id } });

/** Gives the person of this tab the number that the code was sent to. */
export const verifyPhone = (phone: string, code: string) =>
  call(loginRoutes.verifyPhone, { body: { phone, code, browserId: browserId() } });
