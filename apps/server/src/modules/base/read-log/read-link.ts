import type { OperatorRef } from '@yoimachi/domain/operator';
import { addMinutes } from '@yoimachi/domain/time';
import type { Crypto } from '#platform/crypto';
import type { Db } from '#platform/database';
import { insertLink, openLink, type ReadLinkKind } from './read-link.store.ts';
import type { OpenContext } from './read-privately.ts';

/** What is kept of a link: who has the database opens nothing with it. */
const hashOf = (crypto: Pick<Crypto, 'hashSecret'>, token: string): Buffer =>
  crypto.hashSecret(token, 'read-link');

/** The token of a link by which an operator opens one file, once, for so many minutes; made within the read that is kept. */
export async function makeReadLink(
  { db, crypto, clock }: OpenContext,
  order: {
    readonly kind: ReadLinkKind;
    readonly fileId: string;
    readonly operator: OperatorRef;
    readonly minutes: number;
  },
): Promise<{ readonly token: string; readonly endsAt: Date }> {
  const { minutes, operator, ...what } = order;
  const at = clock.now();
  const token = crypto.randomToken();
  const endsAt = addMinutes(at, minutes);
  const link = { ...what, tokenHash: hashOf(crypto, token), operatorId: operator.id, madeAt: at, endsAt };
  await insertLink(db, link);
  return { token, endsAt };
}

/** Opens a link for the first and last time; undefined when it ended, was opened before, or its operator may not act any more. */
export function openReadLink(
  { db, crypto }: { readonly db: Db; readonly crypto: Pick<Crypto, 'hashSecret'> },
  kind: ReadLinkKind,
  token: string,
  at: Date,
): Promise<{ readonly fileId: string; readonly operatorId: string } | undefined> {
  return openLink(db, kind, hashOf(crypto, token), at);
}
