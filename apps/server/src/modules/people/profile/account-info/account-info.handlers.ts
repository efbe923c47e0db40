import type { accountInfoRoutes } from '@yoimachi/contract/profile';
import { ok } from '@yoimachi/domain/result';
import { dayOf } from '@yoimachi/domain/time';
import type { Handlers } from '#platform/http';
import type { AppContext } from '#platform/module';
import { countComingDays, countOpenMeetings } from '../cast.store.ts';
import type { ProfileMeans } from '../profile.means.ts';
import { changeEmail, readWaitingEmail, sendEmailCode } from './email.ts';
import { presentRequest, requestName } from './name-request.ts';
import { findLastRequest, withdrawRequest } from './name-request.store.ts';

export function accountInfoHandlers(
  context: AppContext,
  means: ProfileMeans,
): Handlers<typeof accountInfoRoutes> {
  const { db, clock } = context;
  const tools = { ...context, ...means };
  return {
    async accountChanges({ principal: { accountId: castId } }) {
      const [email, last, openMeetingCount, comingDayCount] = await Promise.all([
        readWaitingEmail(context, castId),
        findLastRequest(db, castId),
        countOpenMeetings(db, castId),
        countComingDays(db, castId, dayOf(clock.now())),
      ]);
      const nameRequest = last ? presentRequest(context, last) : null;
      return ok({ email, nameRequest, openMeetingCount, comingDayCount });
    },
    sendEmailCode: ({ principal, body }) => sendEmailCode(tools, principal.accountId, body.email),
    changeEmail: ({ principal, body }) => changeEmail(tools, principal.accountId, body.code),
    requestName: ({ principal, idempotency, body }) =>
      requestName(context, principal.accountId, idempotency, body),
    async withdrawNameRequest({ principal }) {
      await withdrawRequest(db, principal.accountId, clock.now());
      return ok();
    },
  };
}
