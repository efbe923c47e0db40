import { checkReport, type Report } from '@yoimachi/domain/block';
import { fail, type Result } from '@yoimachi/domain/result';
import { dayOf, endOfDay } from '@yoimachi/domain/time';
import { operatorAlert } from '#events/catalogue.ts';
import { withTransaction, type Trx } from '#platform/database';
import { runIdempotent, type IdempotencyTicket } from '#platform/http';
import type { AppContext } from '#platform/module';
import { publish } from '#platform/outbox';
import { checkPair } from '../block.policy.ts';
import { lockPeople } from '../block.store.ts';
import { sidesOf, type Pair } from '../pair.ts';
import { countReports, insertReport } from '../report.store.ts';

type Context = Pick<AppContext, 'db' | 'clock' | 'ids'>;

type SendReportFailure =
  'IDEMPOTENCY_KEY_REUSED' | 'NOT_FOUND' | 'RATE_LIMITED' | 'REASON_REQUIRED' | 'SAME_PERSON';

/** Reports somebody to the operators without blocking. Fails as `checkPair` and `checkReport` say. */
export function sendReport(
  context: Context,
  pair: Pair,
  ticket: IdempotencyTicket,
  report: Report,
): Promise<Result<undefined, SendReportFailure>> {
  return withTransaction(context.db, (trx) =>
    runIdempotent(trx, ticket, context.clock.now(), async () => {
      await lockPeople(trx, pair);
      const allowed = await checkPair(trx, pair);
      return allowed.ok ? storeReport(trx, context, pair, report) : allowed;
    }),
  );
}

/** Stores a report and alerts an operator; its text stays out of the alert. The caller has locked the people. */
export async function storeReport(
  trx: Trx,
  { clock, ids }: Context,
  pair: Pair,
  report: Report,
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
  await insertReport(trx, { ...report, id, reporterId, reportedId, day, at });
  const kind = report.isSafety ? 'OPERATOR_SAFETY_REPORT' : 'OPERATOR_REPORT';
  const payload = { kind, reportId: id, reporterId, reportedId, category: report.category };
  await publish(trx, operatorAlert, payload, at);
  return allowed;
}
