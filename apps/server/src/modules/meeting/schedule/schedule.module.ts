import type { scheduleRoutes } from '@yoimachi/contract/schedule';
import { fail, ok } from '@yoimachi/domain/result';
import { daysBetween, type Day } from '@yoimachi/domain/time';
import { withTransaction, type Db } from '#platform/database';
import { runIdempotent, type Handlers } from '#platform/http';
import type { AppContext, Module } from '#platform/module';
import { guardText } from '#base/text-guard';
import { copySchedule } from './commands/copy-schedule.ts';
import type { ScheduleEffects } from './commands/effects.ts';
import { changeSchedule, createSchedule } from './commands/save-schedule.ts';
import { participationsOfDays } from './participation.store.ts';
import { castDays } from './queries/cast-days.ts';
import { presentOwn } from './schedule.present.ts';
import { findSchedule, listSchedules } from './schedule.store.ts';

const MAX_RANGE_DAYS = 100;

export function scheduleModule(context: AppContext, effects: ScheduleEffects): Module {
  const { db, clock, ids } = context;
  /** Guests read where she works. */
  const guardBar = (castId: string, workingBar: string, before?: string) =>
    guardText(context, {
      accountId: castId,
      byCast: true,
      place: 'STORE',
      text: workingBar,
      before,
      field: 'workingBar',
    });
  const copying = (at: Date) => ({ effects, newId: () => ids.newId(), at });
  const handlers: Handlers<typeof scheduleRoutes> = {
    async listSchedules({ principal, query }) {
      if (!isRange(query)) return fail('VALIDATION', 'to');
      return ok({ schedules: await ownSchedules(db, principal.accountId, query.from, query.to) });
    },
    async createSchedule({ principal, body }) {
      const guarded = await guardBar(principal.accountId, body.workingBar);
      if (!guarded.ok) return guarded;
      const key = { id: ids.newId(), castId: principal.accountId, at: clock.now() };
      const created = await withTransaction(db, (trx) => createSchedule(trx, key, body));
      return created.ok ? ownDay(db, principal.accountId, body.day) : created;
    },
    async getSchedule({ principal, query }) {
      const row = await findSchedule(db, principal.accountId, query.scheduleId);
      return row ? ownDay(db, principal.accountId, row.day) : fail('NOT_FOUND', 'scheduleId');
    },
    async updateSchedule({ principal, body }) {
      const { scheduleId, version, confirmedRefusals, ...schedule } = body;
      const present = await findSchedule(db, principal.accountId, scheduleId);
      const guarded = await guardBar(principal.accountId, body.workingBar, present?.workingBar);
      if (!guarded.ok) return guarded;
      const order = { castId: principal.accountId, scheduleId, version, confirmedRefusals, schedule };
      const changed = await withTransaction(db, (trx) => changeSchedule(trx, order, effects, clock.now()));
      return changed.ok ? ownDay(db, principal.accountId, changed.value) : changed;
    },
    async deleteSchedule({ principal, body }) {
      const order = { castId: principal.accountId, ...body, schedule: null };
      const changed = await withTransaction(db, (trx) => changeSchedule(trx, order, effects, clock.now()));
      return changed.ok ? ok() : changed;
    },
    copySchedule: ({ principal, idempotency, body }) =>
      withTransaction(db, (trx) =>
        runIdempotent(trx, idempotency, clock.now(), () =>
          copySchedule(trx, { castId: principal.accountId, ...body }, copying(clock.now())),
        ),
      ),
    listCastDays: async ({ principal, params, query }) =>
      isRange(query)
        ? castDays(db, principal.accountId, params.castId, query, clock.now())
        : fail('VALIDATION', 'to'),
  };
  return { handlers };
}

async function ownSchedules(db: Db, castId: string, from: Day, to: Day) {
  const rows = await listSchedules(db, castId, from, to);
  const participations = rows.length > 0 ? await participationsOfDays(db, castId, from, to) : [];
  return rows.map((row) => presentOwn(row, participations));
}

async function ownDay(db: Db, castId: string, day: Day) {
  const [own] = await ownSchedules(db, castId, day, day);
  return own ? ok(own) : fail('NOT_FOUND');
}

function isRange({ from, to }: { readonly from: Day; readonly to: Day }): boolean {
  const days = daysBetween(from, to);
  return days >= 0 && days <= MAX_RANGE_DAYS;
}
