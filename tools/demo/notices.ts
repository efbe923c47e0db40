import { UserType } from '@yoimachi/domain/account';
import { actOf, NOTICE_KINDS, noticeRule, type NoticeKind } from '@yoimachi/domain/notification';
import { addDays, addMinutes, dayOf, instantAt } from '@yoimachi/domain/time';
import { sql } from 'kysely';
import type { App } from '../../apps/server/src/app.ts';
import type { LoadedParticipation } from '../../apps/server/src/modules/meeting/booking/process/participation.ts';
import { readBooking } from '../../apps/server/src/modules/meeting/booking/process/participation.store.ts';
import { withTransaction } from '../../apps/server/src/platform/database/index.ts';
import { DEMO_CAST_PHONE, DEMO_GUEST_PHONE } from './accounts.ts';
import { demoId } from './id.ts';
import { noticeText } from './notices.ja.ts';

/** Of so many meetings the notices speak. */
const MEETINGS = 24;
/** The newest of them are not read yet. */
const UNREAD = 3;

/** Whether a kind is told to guests, to casts, or to both. */
export const reaches = (kind: NoticeKind, userType: UserType): boolean => {
  const side = userType === UserType.GUEST ? 'guest' : 'cast';
  if (kind.startsWith('GUEST_')) return side === 'guest';
  if (/^(?:CAST|OTHERS|PAYOFF)_/.test(kind)) return side === 'cast';
  const pages = noticeRule(kind)!.leadsTo;
  return (
    pages.length === 0 ||
    pages.some((page) => !/^\/(?:guest|cast)\b/.test(page) || page.startsWith(`/${side}`))
  );
};

/** Notices of every kind that the demo guest and the demo cast can get and lack, of meetings that they had; also in a demo of before. */
export async function playNotices(app: App): Promise<void> {
  await tellOf(app, DEMO_GUEST_PHONE, UserType.GUEST);
  await tellOf(app, DEMO_CAST_PHONE, UserType.CAST);
}

async function tellOf(app: App, phone: string, userType: UserType): Promise<void> {
  const { clock, crypto, db } = app.context;
  const { id } = await db
    .selectFrom('account')
    .innerJoin('identity', 'identity.id', 'account.identity_id')
    .select('account.id')
    .where('account.user_type', '=', userType)
    .where('identity.phone_index', '=', crypto.phoneIndex(`+81${phone.slice(1)}`))
    .executeTakeFirstOrThrow();
  const told = await db
    .selectFrom('notification')
    .select('kind')
    .distinct()
    .where('account_id', '=', id)
    .execute();
  const known = new Set(told.map(({ kind }) => kind));
  const missing = NOTICE_KINDS.filter((kind) => reaches(kind, userType) && !known.has(kind));
  const meetings = await pastMeetings(app, id);
  if (missing.length === 0 || meetings.length === 0) return;
  const inquiry = await db
    .selectFrom('inquiry')
    .select('id')
    .where('account_id', '=', id)
    .limit(1)
    .executeTakeFirst();
  const side = userType === UserType.GUEST ? 'guest' : 'cast';
  const rows = missing
    .map((kind, index) => {
      const participation = chosen(kind, meetings, index);
      const at = toldAt(kind, participation, clock.now(), index);
      const subject = { participation, day: dayOf(at), isGuest: side === 'guest' };
      const link = linkOf(kind, side, { participation, inquiryId: inquiry?.id });
      return { kind, at, link, body: noticeText(kind, subject) };
    })
    .sort((one, other) => other.at.getTime() - one.at.getTime());
  await withTransaction(db, async (trx) => {
    await trx
      .insertInto('notification')
      .values(
        rows.map(({ kind, at, link, body }, index) => ({
          ...{
            id: demoId(at, 'notice', id, kind),
            account_id: id,
            kind,
            body,
            link,
            day: null,
            created_at: at,
            asks: actOf(kind) !== null,
          },
          read_at: index < UNREAD ? null : addMinutes(at, 40),
        })),
      )
      .execute();
    const unread = Math.min(UNREAD, rows.length);
    await sql`
      insert into notification_count (account_id, unread_count, version) values (${id}, ${unread}, 1)
      on conflict (account_id) do update set unread_count = notification_count.unread_count + ${unread},
        version = notification_count.version + 1`.execute(trx);
  });
}

/** The person's meetings of more than two days ago, the last one first. */
async function pastMeetings({ context: { clock, db } }: App, id: string): Promise<LoadedParticipation[]> {
  const before = addMinutes(clock.now(), -2 * 24 * 60);
  const rows = await db
    .selectFrom('participation')
    .select(['id', 'booking_id'])
    .where((eb) => eb.or([eb('guest_id', '=', id), eb('cast_id', '=', id)]))
    .where('starts_at', '<', before)
    .orderBy('starts_at', 'desc')
    .orderBy('id')
    .limit(MEETINGS)
    .execute();
  const bookings = await Promise.all(rows.map((row) => readBooking(db, row.booking_id)));
  return bookings.flatMap((participations, index) =>
    participations.filter((one) => one.id === rows[index]!.id),
  );
}

const NOT_MADE = /REJECTED|EXPIRED|WITHDRAWN|TIME_TAKEN|SCHEDULE_CHANGED|STEPPED_BACK/;
const CALLED_OFF = /CANCEL|COULD_NOT|NO_SHOW|ENDED_BY|CARD_NEEDED|FEE_SETTLED/;

/** A meeting that the notice may well be about, where the person had one. */
function chosen(
  kind: NoticeKind,
  meetings: readonly LoadedParticipation[],
  index: number,
): LoadedParticipation {
  const fitting = meetings.filter(({ state }) => {
    if (NOT_MADE.test(kind) && !kind.includes('PLACE')) return state.approvedAt === null;
    return CALLED_OFF.test(kind) ? state.cancelledAt !== null : state.finishedAt !== null;
  });
  const from = fitting.length > 0 ? fitting : meetings;
  return from[index % from.length]!;
}

/** When it was told: around its meeting, anything else by day in the last weeks. */
function toldAt(kind: NoticeKind, { state }: LoadedParticipation, now: Date, index: number): Date {
  const rule = noticeRule(kind)!;
  if (!rule.leadsTo.includes('/guest/dohan-detail'))
    return instantAt(addDays(dayOf(now), -2 - index), 10 * 60 + ((index * 37) % 480));
  if (rule.urgency === 'NOW') return addMinutes(state.startsAt, index % 15);
  if (rule.urgency === 'DAY' || kind.endsWith('DAY_BEFORE'))
    return addMinutes(state.startsAt, -24 * 60 - index);
  return addMinutes(state.startsAt, 3 * 60 + index);
}

interface About {
  readonly participation: LoadedParticipation;
  readonly inquiryId: string | undefined;
}

function linkOf(
  kind: NoticeKind,
  side: 'cast' | 'guest',
  { participation, inquiryId }: About,
): string | null {
  const pages = noticeRule(kind)!.leadsTo;
  const page = pages.find((one) => one.startsWith(`/${side}`)) ?? pages[0];
  if (page === undefined) return null;
  const { bookingId, castId } = participation;
  if (page.endsWith('/dohan-detail')) return `${page}?bookingId=${bookingId}`;
  if (page === '/guest/user-profile') return `${page}?castId=${castId}`;
  return page === '/contact-us/inquiry' && inquiryId !== undefined ? `${page}?inquiryId=${inquiryId}` : page;
}
