import * as z from 'zod/mini';
import { phoneDecided } from '#events/catalogue.ts';
import type { SmsGateway } from '#gateways/sms/port.ts';
import { does, job, type JobWork } from '#platform/jobs';
import type { AppContext } from '#platform/module';
import { on, type Subscription } from '#platform/outbox';
import { findChange, type ChangeRow } from './change.store.ts';
import { findRequest, type RequestRow } from './lost.store.ts';
import { sms as texts } from './phone.ja.ts';
import { sealsOf } from './sealed.ts';

interface Sms {
  readonly to: string;
  readonly body: string;
}

const notice = job(
  'phone.notice',
  z.object({
    about: z.enum(['CHANGE', 'LOST']),
    id: z.uuid(),
    /** Each number hears of it in a job of its own, so that one that fails repeats nothing for the other. */
    whose: z.enum(['OLD', 'NEW']),
  }),
);

/** What was decided about a number is told by SMS to the old one and the new one. */
export const phoneTold = ({ jobs }: Pick<AppContext, 'jobs'>): Subscription =>
  on(phoneDecided, async ({ payload }, trx) => {
    await jobs.send(trx, notice, { ...payload, whose: 'OLD' });
    await jobs.send(trx, notice, { ...payload, whose: 'NEW' });
  });

type Telling = Pick<AppContext, 'db' | 'crypto' | 'config'>;

export const telling = (context: Telling, sms: SmsGateway): JobWork =>
  does(notice, async ({ about, id, whose }) => {
    const message =
      about === 'CHANGE'
        ? ofChange(context, await findChange(context.db, id), whose)
        : ofRequest(context, await findRequest(context.db, id), whose);
    if (message) await sms.send({ key: `phone:${about}:${id}:${whose}`, ...message });
  });

function ofChange(
  { crypto, config: { supportMail } }: Telling,
  row: ChangeRow | undefined,
  whose: 'OLD' | 'NEW',
): Sms | null {
  if (!row) return null;
  const { open } = sealsOf(crypto, 'phone_change', row.id);
  const old = row.old_sealed && open('old', row.old_sealed);
  if (row.state === 'REJECTED')
    return whose === 'OLD' && old ? { to: old, body: texts.changeRejected(row.reason ?? '') } : null;
  if (whose === 'NEW') return { to: open('new', row.new_sealed), body: texts.changed };
  return old ? { to: old, body: texts.left(supportMail) } : null;
}

function ofRequest(
  { crypto, config: { supportMail } }: Telling,
  row: RequestRow | undefined,
  whose: 'OLD' | 'NEW',
): Sms | null {
  if (!row) return null;
  const { open } = sealsOf(crypto, 'lost_number', row.id);
  if (row.state === 'REJECTED')
    return whose === 'NEW'
      ? { to: open('new', row.new_sealed), body: texts.lostRejected(row.reason ?? '') }
      : null;
  return whose === 'NEW'
    ? { to: open('new', row.new_sealed), body: texts.found }
    : { to: open('old', row.old_sealed), body: texts.left(supportMail) };
}
