import { OFFICE_LIFE_HOURS, type OperatorRole } from '@yoimachi/domain/operator';
import { addMinutes } from '@yoimachi/domain/time';
import { operatorById } from '#desk/operator';
import { withTransaction } from '#platform/database';
import { setTotp, totpOf } from './factor.store.ts';
import { factorsOf, resetLogin } from './login.store.ts';
import type { OfficeDeps, Visitor } from './office.deps.ts';
import { openTotp, sealTotp } from './secrets.ts';
import { renewSession } from './session.store.ts';
import { beginSession, findOpen, tokenHash } from './session.ts';
import { listStaff } from './staff.store.ts';
import { codeAt, newTotp } from './totp.ts';

type DevOfficeDeps = Pick<OfficeDeps, 'db' | 'clock' | 'crypto' | 'ids' | 'log'>;

/** Somebody who may act, with what his app would show now; null: he has none. */
export interface DevOperator {
  readonly id: string;
  readonly name: string;
  readonly role: OperatorRole;
  readonly code: string | null;
}

/** For the development pages: who can be signed in to the back office. */
export async function devOperators(
  deps: Pick<OfficeDeps, 'db' | 'clock' | 'crypto'>,
): Promise<DevOperator[]> {
  const at = deps.clock.now();
  const staff = (await listStaff(deps.db, at)).filter(({ isDisabled }) => !isDisabled);
  return Promise.all(
    staff.map(async ({ id, name, role, mail }) => ({
      id,
      name,
      role,
      code: mail && (await code(deps, id, at)),
    })),
  );
}

async function code(
  deps: Pick<OfficeDeps, 'db' | 'crypto'>,
  operatorId: string,
  at: Date,
): Promise<string | null> {
  const { totp_sealed: sealed } = await totpOf(deps.db, operatorId);
  return sealed && codeAt(openTotp(deps, operatorId, sealed), at);
}

/** For the development pages: an open session without a password. Who comes in by nothing yet gets a mail and an app with codes. */
export async function devSignIn(
  deps: DevOfficeDeps,
  operatorId: string,
  visitor: Pick<Visitor, 'origin'>,
): Promise<string | undefined> {
  const operator = await operatorById(deps.db, operatorId);
  if (!operator || operator.disabled_at !== null) return undefined;
  const at = deps.clock.now();
  if (!(await factorsOf(deps.db, operatorId)).hasTotp) {
    const mail = `${operatorId.slice(-12)}@example.jp`;
    const { secret } = await newTotp(mail);
    await withTransaction(deps.db, async (trx) => {
      await resetLogin(trx, operatorId, mail);
      await setTotp(trx, operatorId, sealTotp(deps, operatorId, secret), at);
    });
  }
  const token = await beginSession(deps, { operatorId, role: operator.role }, visitor);
  const session = (await findOpen(deps, token, { agent: visitor.origin.agent, isPerson: true }))!;
  const endsAt = addMinutes(at, OFFICE_LIFE_HOURS * 60);
  await renewSession(deps.db, { id: session.id, tokenHash: tokenHash(deps, token), at, endsAt });
  return token;
}
