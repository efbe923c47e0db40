import { fail, ok, type Result } from '@yoimachi/domain/result';
import { ContactMethod } from '@yoimachi/domain/account';
import { checkUnlink } from '@yoimachi/domain/login';
import type { LineUser } from '#gateways/line/port.ts';
import { closeIdentity, isBanned, lockIdentities, setContactMethod } from '#people/account';
import { noteSign } from '#people/person';
import { withTransaction, type Trx } from '#platform/database';
import { lineIndex } from '../line-secrets.ts';
import { endLink, findLine, findLinkedIdentity, hasPoints, insertLineUser } from '../line.store.ts';
import type { LoginDeps } from '../login.deps.ts';
import { beginLine, lineSign, lineUserOf, newLineUser, type LineAnswer } from './ask-line.ts';

/** Begins a link for a signed-in person who has none: LINE_ALREADY_LINKED, LINE_UNAVAILABLE. */
export async function beginLineLink(
  deps: LoginDeps,
  identityId: string,
): Promise<Result<{ url: string; secret: string }, 'LINE_ALREADY_LINKED' | 'LINE_UNAVAILABLE'>> {
  return (await findLine(deps.db, identityId)) ? fail('LINE_ALREADY_LINKED') : beginLine(deps, identityId);
}

type LinkFailure = 'LINE_ALREADY_LINKED' | 'LINE_IN_USE' | 'LINE_LOGIN_FAILED' | 'LINE_UNAVAILABLE';

/**
 * Links the LINE user to the person who began it. One who signed in by that LINE user before she signed in by phone left an identity behind
 * that could do nothing yet: without number and points it is closed, and the LINE user comes over, unless its person is suspended: a ban goes
 * nowhere else. Everybody else's is LINE_IN_USE.
 */
export async function verifyLine(
  deps: LoginDeps,
  identityId: string,
  answer: LineAnswer,
): Promise<Result<undefined, LinkFailure>> {
  const user = await lineUserOf(deps, answer, identityId);
  if (!user.ok) return user;
  return withTransaction(deps.db, (trx) => link(deps, trx, identityId, user.value), {
    constraints: { line_user_one_identity: 'LINE_IN_USE', line_user_one_of_identity: 'LINE_ALREADY_LINKED' },
  });
}

async function link(
  deps: LoginDeps,
  trx: Trx,
  identityId: string,
  user: LineUser,
): Promise<Result<undefined, 'LINE_ALREADY_LINKED' | 'LINE_IN_USE'>> {
  const at = deps.clock.now();
  const userIndex = lineIndex(deps.crypto, deps.line.channel, user.sub);
  const holderId = await findLinkedIdentity(trx, userIndex);
  await lockIdentities(trx, [identityId, ...(holderId === undefined ? [] : [holderId])]);
  const present = await findLine(trx, identityId);
  if (present) return present.user_index.equals(userIndex) ? ok() : fail('LINE_ALREADY_LINKED');
  if (holderId !== undefined && !(await comesOver(trx, holderId, userIndex, at))) return fail('LINE_IN_USE');
  const line = newLineUser(deps, identityId, user, at);
  await insertLineUser(trx, line);
  await noteSign(trx, lineSign(line), at);
  return ok();
}

/** Whether a LINE user may leave the identity that has it, which then is closed. */
async function comesOver(trx: Trx, holderId: string, userIndex: Buffer, at: Date): Promise<boolean> {
  const [holder] = await lockIdentities(trx, [holderId]);
  if (!holder || holder.phoneIndex || (await hasPoints(trx, holderId))) return false;
  if (await isBanned(trx, holderId)) return false;
  // It may have been unlinked or gone on before the lock was had.
  if ((await findLinkedIdentity(trx, userIndex)) !== holderId) return false;
  await endLink(trx, holderId, at);
  await closeIdentity(trx, holderId, at);
  return true;
}

/** Unlinks LINE; LAST_WAY_IN without a number. Repeated, it changes nothing. */
export function unlinkLine(
  { db, clock }: Pick<LoginDeps, 'db' | 'clock'>,
  identityId: string,
): Promise<Result<undefined, 'LAST_WAY_IN'>> {
  return withTransaction(
    db,
    async (trx) => {
      const [identity] = await lockIdentities(trx, [identityId]);
      if (!(await findLine(trx, identityId))) return ok();
      const allowed = checkUnlink(identity!);
      if (!allowed.ok) return allowed;
      await endLink(trx, identityId, clock.now());
      await setContactMethod(trx, identityId, ContactMethod.PHONE);
      return ok();
    },
    { constraints: { identity_has_a_way_in: 'LAST_WAY_IN' } },
  );
}
