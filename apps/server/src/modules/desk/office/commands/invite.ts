import { checkEmail } from '@yoimachi/domain/account';
import { checkPassword, INVITE_HOURS, officeMail, type OperatorRef } from '@yoimachi/domain/operator';
import { fail, ok } from '@yoimachi/domain/result';
import { addMinutes } from '@yoimachi/domain/time';
import { operatorById } from '#desk/operator';
import { withTransaction } from '#platform/database';
import type { ActContext } from '#platform/module';
import { endInvite, insertInvite, openInvite } from '../invite.store.ts';
import { resetLogin, setPassword } from '../login.store.ts';
import type { OfficeDeps, Visitor } from '../office.deps.ts';
import { hashPassword } from '../password.ts';
import { endSessions } from '../session.store.ts';
import { beginSession } from '../session.ts';
import { adminUrl } from '../admin-url.ts';

type InviteDeps = Pick<ActContext, 'db' | 'clock' | 'crypto' | 'config' | 'log'>;

const inviteHash = ({ crypto }: Pick<ActContext, 'crypto'>, token: string) =>
  crypto.hashSecret(token, 'office-invite');

/**
 * Lets an operator set a password and a second factor; what was set before is worth nothing from now on, and sessions end. Nobody renews his
 * own: a stolen session would get a password by it. The password is set at the address, whose secret stands behind `#`, which no server logs.
 *
 * @returns EMAIL_INVALID, OPERATOR_MAIL_TAKEN, OPERATOR_UNKNOWN, OFFICE_INVITE_SELF.
 */
export async function invite(
  deps: InviteDeps,
  {
    operatorId,
    mail: typed,
    by,
  }: { readonly operatorId: string; readonly mail: string; readonly by: OperatorRef | null },
) {
  const checked = checkEmail(officeMail(typed));
  if (!checked.ok) return fail('EMAIL_INVALID', 'mail');
  const mail = checked.value;
  if (by?.id === operatorId) return fail('OFFICE_INVITE_SELF');
  const token = deps.crypto.randomToken();
  const at = deps.clock.now();
  const endsAt = addMinutes(at, INVITE_HOURS * 60);
  const invited = await withTransaction(
    deps.db,
    async (trx) => {
      const operator = await operatorById(trx, operatorId);
      if (!operator) return fail('OPERATOR_UNKNOWN');
      await resetLogin(trx, operatorId, mail);
      await endSessions(trx, { operatorId }, { reason: 'INVITED', at });
      const tokenHash = inviteHash(deps, token);
      await insertInvite(trx, { tokenHash, operatorId, madeBy: by?.id ?? null, madeAt: at, endsAt });
      return ok(operator.name);
    },
    { constraints: { operator_mail_once: 'OPERATOR_MAIL_TAKEN' } },
  );
  if (!invited.ok) return invited;
  const url = `${adminUrl(deps.config)}/invite#${token}`;
  return ok({ name: invited.value, mail, url, endsAt });
}

/** Whom an invitation is for. OFFICE_INVITE_OVER. */
export async function readInvite(deps: Pick<OfficeDeps, 'db' | 'clock' | 'crypto'>, token: string) {
  const found = await openInvite(deps.db, inviteHash(deps, token), deps.clock.now());
  return found ? ok({ name: found.name, mail: found.mail }) : fail('OFFICE_INVITE_OVER');
}

/** Sets the password, once, and begins a session that a second factor is added in. OFFICE_INVITE_OVER, PASSWORD_WEAK. */
export async function takeInvite(
  deps: OfficeDeps,
  { token, password: typed }: { readonly token: string; readonly password: string },
  visitor: Visitor,
) {
  const tokenHash = inviteHash(deps, token);
  const at = deps.clock.now();
  return withTransaction(deps.db, async (trx) => {
    const found = await openInvite(trx, tokenHash, at);
    if (!found) return fail('OFFICE_INVITE_OVER');
    const password = checkPassword(typed, found);
    if (!password.ok) return password;
    const { operatorId } = found;
    await setPassword(trx, operatorId, { hash: await hashPassword(deps.crypto, password.value), at });
    await endInvite(trx, tokenHash, at);
    const { role } = (await operatorById(trx, operatorId))!;
    const session = await beginSession({ ...deps, db: trx }, { operatorId, role }, visitor);
    return ok({ token: session, operatorId });
  });
}
