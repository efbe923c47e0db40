import * as z from 'zod/mini';
import { ageDecided } from '#events/catalogue.ts';
import { does, job, type JobWork } from '#platform/jobs';
import { on, type Subscription } from '#platform/outbox';
import { readPhone } from '#people/account';
import type { AgeCheckDeps } from './age-check.deps.ts';
import { sms as texts } from './age-check.ja.ts';
import { findCheck, type CheckRow } from './check.store.ts';
import { findPerson } from './person.store.ts';

const notice = job('age-check.notice', z.object({ checkId: z.uuid() }));

/** What was decided is told by SMS, too (specification 4, rules.md 8). */
export const decisionTold = ({ jobs }: Pick<AgeCheckDeps, 'jobs'>): Subscription =>
  on(ageDecided, ({ payload }, trx) => jobs.send(trx, notice, payload));

export const telling = (deps: AgeCheckDeps): JobWork =>
  does(notice, async ({ checkId }) => {
    const check = await findCheck(deps.db, checkId);
    const person = check && (await findPerson(deps.db, check.account_id));
    const body = check && textOf(check);
    if (!person || person.leftAt || !body) return;
    const to = await readPhone(deps.db, deps, person.identityId);
    if (to !== null) await deps.sms.send({ key: `age-check:${checkId}`, to, body });
  });

function textOf({ state, reason }: CheckRow): string | null {
  if (state === 'VERIFIED') return texts.verified;
  if (state === 'FAILED') return texts.failed;
  if (state !== 'REJECTED') return null;
  return reason === 'UNDER_18' ? texts.minor : texts.rejected;
}
