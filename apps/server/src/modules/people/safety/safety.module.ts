import type { safetyRoutes } from '@yoimachi/contract/safety';
import { ok } from '@yoimachi/domain/result';
import { SOS_PLACE_KEPT_DAYS } from '@yoimachi/domain/safety';
import { addMinutes, DAY_MINUTES } from '@yoimachi/domain/time';
import type { Handlers } from '#platform/http';
import { daily } from '#platform/jobs';
import type { AppContext, Module } from '#platform/module';
import { sendSos } from './commands/send-sos.ts';
import { removePlacesBefore } from './sos.store.ts';

export function safetyModule(context: AppContext): Module {
  const { db, clock } = context;
  const handlers: Handlers<typeof safetyRoutes> = {
    async sendSos({ principal, body }) {
      const sent = await sendSos(context, { accountId: principal.accountId, ...body });
      if (!sent.ok) return sent;
      const { id, created_at, has_place } = sent.value;
      return ok({ sosId: id, receivedAt: created_at.toISOString(), hasPlace: has_place });
    },
  };
  return {
    handlers,
    routines: [
      {
        name: 'safety.places',
        minutes: daily(4, 20),
        run: () => removePlacesBefore(db, addMinutes(clock.now(), -SOS_PLACE_KEPT_DAYS * DAY_MINUTES)),
      },
    ],
  };
}
