import type { Route } from '@yoimachi/contract/route';
import { ApiError, isConsentDue } from '#lib/api-error.ts';
import { requestOf, type CallAnswer, type OptionsArgument } from '#lib/request.ts';
import { libTexts } from './ja.ts';
import { ServerFault, type Send } from './transport.ts';
import { counted } from './when-idle.ts';

/** Asks the person for what a call was refused for, and sends it again, or fails as it did. */
type Agree = (refusal: ApiError, again: () => ReturnType<Send>) => ReturnType<Send>;

let send: Send | null = null;
let agree: Agree | undefined;

/** Connects `call` with the transport and with who asks the person; the app does it once at its start, tests with their own. */
export function connectApi(transport: Send, onConsentDue?: Agree): void {
  send = transport;
  agree = onConsentDue;
}

/**
 * One call of the contract: `call(bookingRoutes.cancel, { params: { bookingId }, body: { reason }, idempotencyKey })`.
 * Throws ApiError for every failure, also for the server's own (500 and more), which the transport hands over unthrown.
 * A call that is `idempotent` is sent with `useAct`, which keeps its key.
 */
export async function call<R extends Route>(
  route: R,
  ...options: OptionsArgument<R>
): Promise<CallAnswer<R>> {
  if (!send) throw new Error('connectApi has not been called');
  const request = {
    ...requestOf(route, ...options),
    needsToken: route.who !== 'open' && route.who !== 'identity',
  };
  const transport = send;
  const answer = await counted(transport(request)).catch((error: unknown) =>
    agree && isConsentDue(error) ? agree(error, () => transport(request)) : Promise.reject(error),
  );
  if (answer instanceof ServerFault) {
    // Whatever failed may have written the body itself: a person reads our own sentence.
    const { code } = (answer.body ?? {}) as { code?: unknown };
    throw new ApiError(answer.status, typeof code === 'string' ? code : 'INTERNAL', libTexts.generic);
  }
  return answer as CallAnswer<R>;
}
