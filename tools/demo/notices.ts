import { UserType } from '@yoimachi/domain/account';
import { actOf, NOTICE_KINDS, noticeRule, type NoticeKind } from '@yoimachi/domain/notification';
import { addDays, addMinutes, dayOf, instantAt } from '@yoimachi/domain/time';
import { sql } from 'kysely';
import type { App } from '../../apps/server/src/app.ts';
import { readBookings } from '../../apps/server/src/modules/meeting/booking/process/participation.store.ts';
import type { LoadedParticipation } from '../../apps/server/src/modules/meeting/booking/process/participation.ts';
import { withTransaction } from '../../apps/server/src/platform/database/index.ts';
import { DEMO_CAST_PHONE, DEMO_GUEST_PHONE } from './accounts.ts';
import { demoId } from './id.ts';
import { momentsOf, type Moment } from './notice-moments.ts';
import { noticeText } from './notices.ja.ts';
import { demoPerson } from './people.ts';
import type { Stage } from './types.ts';

/** Of so many meetings the notices speak. */
const MEETINGS = 60;
/** Among the last of those that fit. */
const SPREAD = 6;
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

/** Notices of every kind that the demo guest and the demo cast can get and lack, each of a meeting that it is true of; also in a demo of before. */
export async function playNotices({ app }: Stage): Promise<void> {
  await tellOf(app, DEMO_GUEST_PHONE, UserType.GUEST);
  await tellOf(app, DEMO_CAST_PHONE, UserType.CAST);
}

async function tellOf(app: App, phone: string, userType: UserType): Promise<void> {
  const { clock, db } = app.context;
  const { id } = await demoPerson(app, phone, userType);
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
  const toldAt = await momentsOf(app, meetings);
  // Of what never happened to any meeting nothing is told.
  const fitting = (kind: NoticeKind, index: number): Moment | undefined => {
    const all = meetings.flatMap((participation) => {
      const at = toldAt(kind, participation);
      return at ? [{ participation, at }] : [];
    });
    return all[index % Math.min(all.length, SPREAD)];
  };
  /** What is of no meeting: by day in the last weeks. */
  const anyDay = (index: number): Moment => ({
    participation: meetings[index % meetings.length]!,
    at: instantAt(addDays(dayOf(clock.now()), -2 - index), 10 * 60 + ((index * 37) % 480)),
  });
  const rows = missing
    .flatMap((kind, index) => {
      const moment = isOfMeeting(kind) ? fitting(kind, index) : anyDay(index);
      if (!moment) return [];
      const { participation, at } = moment;
      const subject = { participation, day: dayOf(at), isGuest: side === 'guest' };
      const link = linkOf(kind, side, { participation, inquiryId: inquiry?.id });
      return [{ kind, at, link, body: noticeText(kind, subject) }];
    })
    .sort((one, other) => other.at.getTime() - one.at.getTime());
  if (rows.length > 0) await insert(app, id, rows);
}

interface Row {
  readonly kind: NoticeKind;
  readonly at: Date;
  readonly link: string | null;
  readonly body: string;
}

/** The newest first. */
function insert({ context: { db } }: App, id: string, rows: readonly Row[]): Promise<void> {
  return withTransaction(db, async (trx) => {
    await trx
      .insertInto('notification')
      .values(
        rows.map(({ kind, at, link, body }, index) => ({
          id: demoId(at, 'notice', id, kind),
          account_id: id,
          kind,
          body,
          link,
          day: null,
          created_at: at,
          asks: actOf(kind) !== null,
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
  const own = new Map(rows.map((row, index) => [row.id, index]));
  const bookings = await readBookings(db, [...new Set(rows.map((row) => row.booking_id))]);
  return bookings
    .filter((one) => own.has(one.id))
    .toSorted((one, other) => own.get(one.id)! - own.get(other.id)!);
}

/** Whether it speaks of a meeting, and leads to nothing else. */
export const isOfMeeting = (kind: NoticeKind): boolean =>
  noticeRule(kind)!.leadsTo.some((page) => page.endsWith('/dohan-detail')) && !isOfCard(kind);
/** Leads to the card as well, and nobody's card was charged for a meeting of the past. */
const isOfCard = (kind: NoticeKind): boolean => noticeRule(kind)!.leadsTo.includes('/guest/payment-info');

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
  const own = pages.filter((one) => one.startsWith(`/${side}`));
  const page = (isOfCard(kind) ? own.at(-1) : own[0]) ?? pages[0];
  if (page === undefined) return null;
  const { bookingId, castId } = participation;
  if (page.endsWith('/dohan-detail')) return `${page}?bookingId=${bookingId}`;
  if (page === '/guest/user-profile') return `${page}?castId=${castId}`;
  return page === '/contact-us/inquiry' && inquiryId !== undefined ? `${page}?inquiryId=${inquiryId}` : page;
}
