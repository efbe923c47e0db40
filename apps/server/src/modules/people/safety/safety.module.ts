import type { allRightRoutes } from '@yoimachi/contract/all-right';
import type { safetyRoutes } from '@yoimachi/contract/safety';
import { ok } from '@yoimachi/domain/result';
import { QUIET_SHOWN_MINUTES, SOS_PLACE_KEPT_DAYS } from '@yoimachi/domain/safety';
import { addMinutes, DAY_MINUTES } from '@yoimachi/domain/time';
import { bookingChanged } from '#events/catalogue.ts';
import type { Handlers } from '#platform/http';
import { daily } from '#platform/jobs';
import type { AppContext, Module } from '#platform/module';
import { on } from '#platform/outbox';
import { asksAllRight, questionsDue, removeQuestionsBefore, saveSetting } from './all-right.store.ts';
import { answerAllRight, followMeeting, openQuestion, runQuestion } from './commands/all-right.ts';
import { sendQuietHelp, withdrawQuietHelp } from './commands/quiet-help.ts';
import { sendSos } from './commands/send-sos.ts';
import { quietHelpsOf, removeQuietHelpsBefore } from './quiet-help.store.ts';
import { removePlacesBefore } from './sos.store.ts';

const QUIET_KEPT_DAYS = 365;

export function safetyModule(context: AppContext): Module {
  const { db, clock } = context;
  const handlers: Handlers<typeof safetyRoutes> = {
    sendSos: ({ principal, body }) => sendSos(context, { accountId: principal.accountId, ...body }),
    async listQuietHelp({ principal }) {
      const since = addMinutes(clock.now(), -QUIET_SHOWN_MINUTES);
      return ok({ items: await quietHelpsOf(db, principal.accountId, since) });
    },
    sendQuietHelp: ({ principal, body }) => sendQuietHelp(context, { castId: principal.accountId, ...body }),
    withdrawQuietHelp: ({ principal, params }) =>
      withdrawQuietHelp(context, { castId: principal.accountId, ...params }),
  };
  const allRight: Handlers<typeof allRightRoutes> = {
    findAllRight: async ({ principal }) => ok({ question: await openQuestion(db, principal.accountId) }),
    answerAllRight: ({ principal, params, body }) =>
      answerAllRight(context, { castId: principal.accountId, ...params, ...body }),
    getSafetySetting: async ({ principal }) =>
      ok({ asksAllRight: await asksAllRight(db, principal.accountId) }),
    async putSafetySetting({ principal, body }) {
      await saveSetting(db, principal.accountId, { asks: body.asksAllRight, at: clock.now() });
      return ok();
    },
  };
  return {
    handlers: { ...handlers, ...allRight },
    subscriptions: [on(bookingChanged, ({ payload, at }, trx) => followMeeting(trx, context, payload, at))],
    dueWork: [
      {
        name: 'safety.all-right',
        queue: questionsDue,
        // Meetings begin at the same quarters. Each question is its own row, and its next step is later.
        together: true,
        run: (row) => runQuestion(context, row),
      },
    ],
    routines: [
      {
        name: 'safety.places',
        minutes: daily(4, 20),
        run: () => removePlacesBefore(db, addMinutes(clock.now(), -SOS_PLACE_KEPT_DAYS * DAY_MINUTES)),
      },
      {
        name: 'safety.all-right',
        minutes: daily(4, 35),
        run: () => removeQuestionsBefore(db, addMinutes(clock.now(), -QUIET_KEPT_DAYS * DAY_MINUTES)),
      },
      {
        name: 'safety.quiet-help',
        minutes: daily(4, 25),
        run: () => removeQuietHelpsBefore(db, addMinutes(clock.now(), -QUIET_KEPT_DAYS * DAY_MINUTES)),
      },
    ],
  };
}
