import { loginRoutes } from '@yoimachi/contract/login';
import { call } from '#lib/api.ts';
import type { Credentials } from '#lib/session.ts';
import { keepPending, type PendingLine } from '../line-pending.ts';
import { credentialsOf } from './identity.ts';

/** Sends the browser to LINE. It does not come back from this: the page leaves. */
export async function goToLine(order: Omit<PendingLine, 'secret'>): Promise<never> {
  const { url, secret } = await call(
    order.purpose === 'login' ? loginRoutes.beginLine : loginRoutes.beginLineLink,
  );
  keepPending({ ...order, secret });
  location.assign(url);
  return new Promise<never>(() => undefined);
}

/** What LINE wrote into the address it sent the browser back to. */
export interface LineReturn {
  readonly state: string;
  readonly code: string;
  readonly iss?: string | undefined;
}

const bodyOf = ({ state, code, iss }: LineReturn, secret: string) => ({
  state,
  code,
  secret,
  ...(iss !== undefined && { iss }),
});

/** Exchanges it for the identity this browser signs in with. */
export async function finishLine(returned: LineReturn, secret: string): Promise<Credentials> {
  return credentialsOf(await call(loginRoutes.finishLine, { body: bodyOf(returned, secret) }));
}

/** Links the LINE user to the person of this tab. */
export const linkLine = (returned: LineReturn, secret: string) =>
  call(loginRoutes.verifyLine, { body: bodyOf(returned, secret) });
