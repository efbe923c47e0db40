import type { SocketAnswer } from '@yoimachi/contract/live';
import type { AnswerOf, BodyInputOf, Route } from '@yoimachi/contract/route';
import { isConsentDue } from '#lib/api-error.ts';
import { errorOf } from '#lib/exchange.ts';

/** Carries a call on an open connection; null where it cannot, or was not answered. */
type Line = (name: string, body: unknown) => Promise<SocketAnswer | null>;

let line: Line | null = null;

/** Calls may go this way from now on, until the returned function is called. */
export function offerLine(offered: Line): () => void {
  line = offered;
  return () => {
    if (line === offered) line = null;
  };
}

/**
 * Makes a call of the contract (`onSocket`), by its name, on the connection that is open. Null where a request has to make it: there is no connection, no
 * answer came, or one that a request knows what to do about: a token to be renewed, something to be agreed to, a fault.
 *
 * @throws ApiError when it is refused.
 */
export async function callOnSocket<R extends Route & { readonly onSocket: true }>(
  name: string,
  body: BodyInputOf<R>,
): Promise<AnswerOf<R> | null> {
  const answer = (await line?.(name, body)) ?? null;
  if (!answer || answer.status === 401 || answer.status >= 500) return null;
  const said = JSON.parse(answer.body) as unknown;
  if (answer.status === 200) return said as AnswerOf<R>;
  const error = errorOf(answer.status, said);
  if (isConsentDue(error)) return null;
  throw error;
}
