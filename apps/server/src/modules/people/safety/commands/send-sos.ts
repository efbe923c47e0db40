import type { SosPlace } from '@yoimachi/contract/safety';
import { fail, ok, type Result } from '@yoimachi/domain/result';
import { isSosOpen, SOS_BEFORE_START_MINUTES } from '@yoimachi/domain/safety';
import { addMinutes } from '@yoimachi/domain/time';
import { operatorAlert } from '#events/catalogue.ts';
import { withTransaction, type Trx } from '#platform/database';
import type { AppContext } from '#platform/module';
import { publish } from '#platform/outbox';
import * as store from '../sos.store.ts';

type Context = Pick<AppContext, 'db' | 'clock' | 'crypto'>;

interface SosCall {
  readonly accountId: string;
  /** Made by the caller when the sheet opens: the same call sent again is one alert. */
  readonly sosId: string;
  readonly place?: SosPlace | undefined;
}

/** A meeting with its extensions and the day without a checkout is over after two days. */
const LOOK_BACK_MINUTES = 48 * 60;
const MEETINGS_LOOKED_AT = 10;

/** Calls the operators; fails with SOS_NOT_OPEN outside a meeting. Sent again it changes nothing but the place. */
export function sendSos(
  context: Context,
  call: SosCall,
): Promise<Result<store.SosRow, 'NOT_FOUND' | 'SOS_NOT_OPEN'>> {
  return withTransaction(context.db, async (trx) => {
    const known = await store.findSos(trx, call.sosId);
    if (known && known.account_id !== call.accountId) return fail('NOT_FOUND', 'sosId');
    if (!known) {
      const begun = await begin(trx, context, call);
      if (!begun.ok) return begun;
    }
    if (call.place) {
      const sealed = context.crypto.seal(JSON.stringify(call.place), `sos.place:${call.sosId}`);
      await store.setPlace(trx, call.sosId, sealed);
    }
    const row = await store.findSos(trx, call.sosId);
    return row?.account_id === call.accountId ? ok(row) : fail('NOT_FOUND', 'sosId');
  });
}

async function begin(
  trx: Trx,
  { clock }: Context,
  { accountId, sosId }: SosCall,
): Promise<Result<undefined, 'SOS_NOT_OPEN'>> {
  const at = clock.now();
  const meetings = await store.meetingsOf(trx, accountId, {
    since: addMinutes(at, -LOOK_BACK_MINUTES),
    until: addMinutes(at, SOS_BEFORE_START_MINUTES),
    limit: MEETINGS_LOOKED_AT,
  });
  const meeting = meetings.find((one) =>
    isSosOpen({ startsAt: one.starts_at, endsAt: one.ends_at, checkedOutAt: one.checked_out_at }, at),
  );
  if (!meeting) return fail('SOS_NOT_OPEN');
  const { booking_id: bookingId } = meeting;
  if (await store.insertSos(trx, { id: sosId, accountId, bookingId, at })) {
    const payload = { kind: 'OPERATOR_SOS', bookingId, accountId, sosId };
    await publish(trx, operatorAlert, payload, at);
  }
  return ok();
}
