import { does, type DueWork } from '#platform/jobs';
import type { AppContext, Module } from '#platform/module';
import type { PersonalTables } from '#platform/personal';
import { alarmsDue } from './alarm.store.ts';
import { tellNext } from './commands/tell-next.ts';
import type { OnCallDeps, OnCallMeans } from './on-call.deps.ts';
import { serveOnCallPage } from './on-call.pages.ts';
import { listShifts } from './shift.store.ts';
import { sendMail, sendSms, tellByMail, tellBySms } from './tell.ts';

/** Alarms reach who is on duty, one after the other until somebody takes them (rules.md 10). */
export function onCallModule(context: AppContext, means: OnCallMeans): Module {
  const deps: OnCallDeps = { ...context, ...means };
  return {
    dueWork: [telling(deps)],
    jobs: [
      does(tellBySms, ({ stepId }) => sendSms(deps, stepId)),
      does(tellByMail, ({ stepId }) => sendMail(deps, stepId)),
    ],
    async pages(app) {
      await serveOnCallPage(app, deps);
      await warnOfNobody(deps);
    },
  };
}

function telling(deps: OnCallDeps): DueWork {
  return {
    name: 'on-call.tell',
    queue: alarmsDue,
    // The next step of an alarm follows from this one, and they are few.
    together: false,
    run: (row) => tellNext(deps, row),
  };
}

/** The list is made with the running product's database, so a first start cannot be refused for want of it. */
async function warnOfNobody({ config, db, log }: OnCallDeps): Promise<void> {
  if (config.production && (await listShifts(db)).length === 0)
    log.error('Nobody is on call: SOS reaches nobody until an operator is added with addShift.');
}

/** What is erased of who is on call, and of alarms. */
export const onCallPersonal: PersonalTables = {
  on_call_shift: { elsewhere: 'when the hours are removed' },
  on_call_alarm: { elsewhere: 'by the database, with its alert' },
  alert_note: { elsewhere: 'by the database, with its alert' },
  on_call_step: { elsewhere: 'by the database, with its alarm' },
};
