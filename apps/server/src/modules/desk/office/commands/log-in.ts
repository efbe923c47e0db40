import { officeMail } from '@yoimachi/domain/operator';
import { fail, ok } from '@yoimachi/domain/result';
import { operatorById } from '#desk/operator';
import { loginByMail } from '../login.store.ts';
import type { OfficeDeps, Visitor } from '../office.deps.ts';
import { isPassword } from '../password.ts';
import { beginSession, visitorOf } from '../session.ts';
import { triesOf } from '../tries.ts';

/**
 * Mail and password. An unknown mail takes as long and is answered like a wrong password. Returns the token of a session that opens nothing
 * yet. OFFICE_LOGIN_REFUSED, OFFICE_LOCKED.
 */
export async function logIn(
  deps: OfficeDeps,
  { mail: typed, password }: { readonly mail: string; readonly password: string },
  visitor: Visitor,
) {
  const mail = officeMail(typed);
  const login = await loginByMail(deps.db, mail);
  const tries = triesOf(deps, `password:${mail}`, await visitorOf(deps, visitor, login?.operator_id ?? null));
  const counted = await tries.take();
  const about = { security: true, operatorId: login?.operator_id ?? null, address: visitor.origin.address };
  if (!counted.ok) {
    deps.log.warn(about, 'a login of the back office was refused: too many tries');
    return counted;
  }
  const operator = login && (await operatorById(deps.db, login.operator_id));
  if (!(await isPassword(deps.crypto, password, login?.password_hash ?? null)) || !operator) {
    deps.log.warn(about, 'a login of the back office was refused');
    return fail('OFFICE_LOGIN_REFUSED');
  }
  await tries.right();
  const { id: operatorId, role } = operator;
  return ok({ operatorId, token: await beginSession(deps, { operatorId, role }, visitor) });
}
