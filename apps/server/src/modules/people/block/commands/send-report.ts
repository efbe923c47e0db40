import { checkReport, type Report } from '@yoimachi/domain/block';
import { fail, type Result } from '@yoimachi/domain/result';
import { dayOf, endOfDay } from '@yoimachi/domain/time';
import { operatorAlert } from '#events/catalogue.ts';
import { withTransaction, type Trx } from '#platform/database';
import { runIdempotent, type IdempotencyTicket } from '#platform/http';
import type { AppContext } from '#platform/module';
import { publish } from '#platform/outbox';
import { checkPair } from '../block.policy.ts';
import type { BlockEffects } from '../effects.ts';
import { lockPeople } from '../block.store.ts';
import { sidesOf, type Pair } from '../pair.ts';
import { countReports, insertReport } from '../report.store.ts';

type Context = Pick<AppContext, 'db' | 'clock' | 'ids'> & Pick<BlockEffects, 'freezePictures' | 'freezeChat'>;

type SendReportFailure =
  | 'IDEMPOTENCY_KEY_REUSED'
  | 'NOT_FOUND'
  | 'RATE_LIMITED'
  | 'REASON_REQUIRED'
  | 'SAME_PERSON';

/** Reports somebody to the operators without blocking, also because of one message. Fails as `checkPair` and `checkReport` say. */
export function sendReport(
  context: Context,
  pair: Pair,
  ticket: IdempotencyTicket,
  report: Report,
  messageId?: string,
): Promise<Result<undefined, SendReportFailure>> {
  return withTransaction(context.db, (trx) =>
    runIdempotent(trx, ticket, context.clock.now(), async () => {
      await lockPeople(trx, pair);
      const allowed = await checkPair(trx, pair);
      return allowed.ok ? storeReport(trx, context, pair, report, messageId) : allowed;
    }),
  );
}

/** Stores a report, keeps what is shown of the reported and what the two have written, and alerts an operator; its text stays out of the alert. The caller has locked the people. */
export async function storeReport(
  trx: Trx,
  { clock, ids, freezePictures, freezeChat }: Context,
  pair: Pair,
  report: Report,
  messageId?: string,
): Promise<Result<undefined, 'RATE_LIMITED' | 'REASON_REQUIRED'>> {
  const at = clock.now();
  const day = dayOf(at);
  const { own: reporterId, other: reportedId } = sidesOf(pair);
  const allowed = checkReport(report, await countReports(trx, reporterId, day));
  if (!allowed.ok) {
    const until = endOfDay(day).toISOString();
    return allowed.error.code === 'RATE_LIMITED' ? fail('RATE_LIMITED', undefined, { until }) : allowed;
  }
  const id = ids.newId();
  const { category, isSafety, text: body } = report;
  await insertReport(trx, { id, reporterId, reportedId, category, isSafety, body, day, createdAt: at });
  await freezePictures(trx, { reportId: id, reportedId, at });
  await freezeChat(trx, { reportId: id, guestId: pair.guestId, castId: pair.castId, messageId });
  const kind = isSafety ? 'OPERATOR_SAFETY_REPORT' : 'OPERATOR_REPORT';
  const payload = { kind, reportId: id, reporterId, reportedId, category };
  await publish(trx, operatorAlert, payload, at);
  return allowed;
}
