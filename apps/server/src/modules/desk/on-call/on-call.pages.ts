import { join } from 'node:path';
import { addMinutes, DAY_MINUTES } from '@yoimachi/domain/time';
import { ok, type Result } from '@yoimachi/domain/result';
import { insertAudit } from '#desk/operator';
import { closed, readPrivately, type Shown } from '#base/read-log';
import { withTransaction } from '#platform/database';
import type { Module } from '#platform/module';
import { acceptForms, serveStyle } from '#platform/html';
import { findStep, type StepRow } from './alarm.store.ts';
import { takeByLink } from './commands/take-by-link.ts';
import { stepOf } from './link.ts';
import type { OnCallDeps } from './on-call.deps.ts';
import { gonePage, ON_CALL_PAGES, stepPage } from './pages/page.ts';
import { readDetails, type AlarmDetails } from './queries/details.ts';

type PageServer = Parameters<NonNullable<Module['pages']>>[0];
type LinkPath = { Params: { token: string } };

/** The page behind the link of an alarm. Opening it changes nothing: previews and scanners open links, too. */
export async function serveOnCallPage(app: PageServer, deps: OnCallDeps): Promise<void> {
  await app.register(async (pages) => {
    acceptForms(pages);
    pages.addHook('onSend', async (_request, reply) => {
      reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
    });
    await serveStyle(pages, ON_CALL_PAGES, join(import.meta.dirname, 'pages/style.css'));
    pages.get<LinkPath>('/on-call/:token', async (request, reply) => {
      const step = await openStep(deps, request.params.token);
      if (!step) return reply.status(404).type(HTML).send(gonePage());
      return reply.type(HTML).send(stepPage(step, await detailsFor(deps, step)));
    });
    pages.post<LinkPath>('/on-call/:token', async (request, reply) => {
      const { token } = request.params;
      const step = await openStep(deps, token);
      if (!step) return reply.status(404).type(HTML).send(gonePage());
      const taken = await takeByLink(deps, step);
      if (!taken.ok && taken.error.code !== 'ALARM_TAKEN')
        return reply.status(404).type(HTML).send(gonePage());
      return reply.redirect(`/on-call/${token}`, 303);
    });
  });
}

const HTML = 'text/html; charset=utf-8';

/** The step of a link, for a day; null for every other link. */
async function openStep({ db, crypto, clock }: OnCallDeps, token: string): Promise<StepRow | null> {
  const stepId = stepOf(crypto, token);
  const step = stepId === null ? undefined : await findStep(db, stepId);
  return step && clock.now() < addMinutes(step.told_at, DAY_MINUTES) ? step : null;
}

/** Each look at what is private is kept. */
async function detailsFor(deps: OnCallDeps, step: StepRow) {
  if (step.acknowledged_by !== step.operator_id) return null;
  const operator = { id: step.operator_id, name: step.operator_name };
  const targets = { alertId: step.alert_id };
  const read = { kind: 'ALARM', operator, reason: 'alarm', subject: String(step.alert_id) } as const;
  const details = await withTransaction(deps.db, async (trx) => {
    const shown = await readPrivately(
      { ...deps, db: trx, crypto: closed(deps.crypto) },
      read,
      async (open): Promise<Result<Shown<AlarmDetails>>> => {
        const { accountId, ...answer } = await readDetails(open, step);
        return ok({ accountId, rows: 1, answer });
      },
    );
    if (shown.ok) {
      const entry = { operatorId: operator.id, at: deps.clock.now(), call: 'readAlarm', targets };
      await insertAudit(trx, { ...entry, outcome: 'DONE' });
    }
    return shown;
  });
  deps.log.info({ security: true, operator, call: 'readAlarm', targets }, 'an operator read');
  return details.ok ? details.value : null;
}
