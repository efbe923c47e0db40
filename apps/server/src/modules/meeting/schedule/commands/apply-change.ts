import { noticeOf } from '@yoimachi/domain/notice-wording';
import type { DayBooking } from '@yoimachi/domain/schedule';
import { formatDayShort, formatMinute, instantAt } from '@yoimachi/domain/time';
import { notify } from '#events/catalogue.ts';
import type { Trx } from '#platform/database';
import { happened, publishAll } from '#platform/outbox';
import { lockOpenParticipations, type ParticipationRow } from '../participation.store.ts';
import { updateSchedule, type CompleteSchedule, type ScheduleRow } from '../schedule.store.ts';
import type { ScheduleEffects } from './effects.ts';

/** An open request or booking of the day, as the rules see it. */
export type LockedBooking = DayBooking & { readonly row: ParticipationRow };

/** What is open on a schedule's day, locked; the schedule's row is locked first, the same order as for requests and approvals. */
export async function lockBookings(trx: Trx, schedule: ScheduleRow): Promise<LockedBooking[]> {
  const rows = await lockOpenParticipations(trx, schedule.castId, schedule.day);
  return rows.map((row) => ({
    ...row,
    row,
    isPending: row.status === 'PENDING',
  }));
}

/** Stores a changed schedule; guests whose evening stays are told of a new place or start of work. */
export async function storeChange(
  trx: Trx,
  {
    before,
    after,
    staying,
  }: {
    readonly before: ScheduleRow;
    readonly after: CompleteSchedule;
    readonly staying: readonly LockedBooking[];
  },
  effects: Pick<ScheduleEffects, 'moveWorkStart'>,
  at: Date,
): Promise<void> {
  await updateSchedule(trx, before.scheduleId, after, at);
  const isMoved = before.workMinute !== after.workMinute || before.workingBar !== after.workingBar.trim();
  if (!isMoved || staying.length === 0) return;
  const rows = staying.map(({ row }) => row);
  await effects.moveWorkStart(
    trx,
    rows.map((row) => row.id),
    instantAt(after.day, after.workMinute),
  );
  const { day, workMinute, workingBar: bar } = after;
  const words = { day: formatDayShort(day), bar, time: formatMinute(workMinute) };
  const notice = noticeOf('GUEST_WORK_CHANGED', words);
  await publishAll(
    trx,
    rows.map((row) => {
      const link = `/guest/dohan-detail?bookingId=${row.bookingId}`;
      return happened(notify, { accountId: row.guestId, ...notice, link, day }, at);
    }),
  );
}
