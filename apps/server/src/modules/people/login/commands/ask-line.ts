import type { loginRoutes } from '@yoimachi/contract/login';
import type { BodyOf } from '@yoimachi/contract/route';
import { LINE_LOGIN_MINUTES } from '@yoimachi/domain/login';
import { fail, ok, type Result } from '@yoimachi/domain/result';
import { addMinutes } from '@yoimachi/domain/time';
import { LineRefused, LineUnavailable, type LineUser } from '#gateways/line/port.ts';
import type { NewRow } from '#platform/database';
import { browserHash, lineIndex, lineNamePlace, linePlace, proofOf, stateHash } from '../line-secrets.ts';
import { insertLineLogin, takeLineLogin } from '../line.store.ts';
import type { LoginDeps } from '../login.deps.ts';

/** What LINE sent the browser back with, and what the browser kept. */
export type LineAnswer = BodyOf<typeof loginRoutes.finishLine>;

/** Begins a login, or with an identity a link: the address to go to, and a secret for this browser alone. LINE_UNAVAILABLE. */
export async function beginLine(
  { db, clock, crypto, line, log }: LoginDeps,
  identityId: string | null,
): Promise<Result<{ url: string; secret: string }, 'LINE_UNAVAILABLE'>> {
  const [state, secret] = [crypto.randomToken(), crypto.randomToken()];
  let url: string;
  try {
    url = await line.authorizationUrl(proofOf(crypto, state));
  } catch (error) {
    if (!(error instanceof LineUnavailable)) throw error;
    log.warn({ message: error.message }, 'LINE could not be reached');
    return fail('LINE_UNAVAILABLE');
  }
  const at = clock.now();
  await insertLineLogin(db, {
    stateHash: stateHash(crypto, state),
    browserHash: browserHash(crypto, secret),
    identityId,
    createdAt: at,
    expiresAt: addMinutes(at, LINE_LOGIN_MINUTES),
  });
  return ok({ url, secret });
}

/**
 * Whom LINE vouches for, at the end of what this browser began for this identity (null: for a login). It counts once, whatever comes of it:
 * LINE_LOGIN_FAILED for a state that is foreign, old or used and for what LINE refuses, LINE_UNAVAILABLE where no answer came.
 */
export async function lineUserOf(
  { db, clock, crypto, line, log }: LoginDeps,
  answer: LineAnswer,
  identityId: string | null,
): Promise<Result<LineUser, 'LINE_LOGIN_FAILED' | 'LINE_UNAVAILABLE'>> {
  const login = {
    stateHash: stateHash(crypto, answer.state),
    browserHash: browserHash(crypto, answer.secret),
    identityId,
  };
  const isOwn = await takeLineLogin(db, login, clock.now());
  if (!isOwn) return fail('LINE_LOGIN_FAILED');
  try {
    const { code, iss } = answer;
    return ok(await line.exchange({ code, iss }, proofOf(crypto, answer.state)));
  } catch (error) {
    if (error instanceof LineRefused) {
      log.info({ message: error.message }, 'LINE refused a login');
      return fail('LINE_LOGIN_FAILED');
    }
    if (!(error instanceof LineUnavailable)) throw error;
    log.warn({ message: error.message }, 'LINE could not be reached');
    return fail('LINE_UNAVAILABLE');
  }
}

/** A LINE user as she is stored for an identity: found by HMAC, otherwise sealed. */
export const newLineUser = (
  { crypto, ids, line }: Pick<LoginDeps, 'crypto' | 'ids' | 'line'>,
  identityId: string,
  user: LineUser,
  at: Date,
): NewRow<'line_user'> => ({
  id: ids.newId(),
  identityId,
  channel: line.channel,
  userIndex: lineIndex(crypto, line.channel, user.sub),
  userSealed: crypto.seal(user.sub, linePlace(identityId)),
  nameSealed: user.name === null ? null : crypto.seal(user.name, lineNamePlace(identityId)),
  linkedAt: at,
});

/** What she has in common with whoever else had the same LINE user. */
export const lineSign = ({ identityId, userIndex }: NewRow<'line_user'>) =>
  ({ identityId, kind: 'LINE', sign: userIndex.toString('hex') }) as const;
