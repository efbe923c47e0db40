import * as z from 'zod/mini';
import { alertText } from '#desk/operator';
import { job } from '#platform/jobs';
import { findShiftOf, findStep, type StepRow } from './alarm.store.ts';
import { linkOf } from './link.ts';
import type { OnCallDeps } from './on-call.deps.ts';
import { ja } from './on-call.ja.ts';
import { shiftPlace } from './places.ts';

const step = z.object({ stepId: z.int() });
export const tellBySms = job('on-call.sms', step);
export const tellByMail = job('on-call.mail', step);

/** An SMS that comes later than this would be about an alarm of long ago. */
const VALID_MINUTES = 30;

/** Sends the SMS of a step once; nothing when the alarm was taken before. */
export async function sendSms(deps: OnCallDeps, stepId: number): Promise<void> {
  const told = await whomToTell(deps, stepId);
  if (!told) return;
  const { shift, text } = told;
  const to = deps.crypto.open(shift.phone_sealed, shiftPlace('phone', shift.operator_id, shift.position));
  const delivered = await deps.sms.send({
    key: `on-call:${stepId}`,
    to,
    body: text,
    validMinutes: VALID_MINUTES,
  });
  if (delivered !== 'SENT')
    deps.log.error({ stepId, delivered }, 'an alarm may not have reached an operator');
}

export async function sendMail(deps: OnCallDeps, stepId: number): Promise<void> {
  const told = await whomToTell(deps, stepId);
  if (!told?.shift.mail_sealed) return;
  const { shift, text } = told;
  const to = deps.crypto.open(shift.mail_sealed!, shiftPlace('mail', shift.operator_id, shift.position));
  await deps.mail.send({ key: `on-call:${stepId}`, to, subject: ja.subject, text });
}

async function whomToTell({ db, crypto, config }: OnCallDeps, stepId: number) {
  const [told, shift] = [await findStep(db, stepId), await findShiftOf(db, stepId)];
  if (!told || !shift || isOver(told)) return null;
  return { shift, text: ja.message(alertText(told.kind), linkOf(config, crypto, stepId)) };
}

const isOver = ({ acknowledged_at, handled_at }: StepRow): boolean =>
  acknowledged_at !== null || handled_at !== null;
