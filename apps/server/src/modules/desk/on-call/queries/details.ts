import * as z from 'zod/mini';
import { UserType } from '@yoimachi/domain/account';
import { addMinutes } from '@yoimachi/domain/time';
import type { OpenContext } from '#base/read-log';
import { phonePlace } from '#people/account';
import { helpOf } from '#people/safety';
import { meetingsOf, meetingWithin, personOf } from '../details.store.ts';
import type { StepRow } from '../alarm.store.ts';

/** What an urgent alert is about. */
const payload = z.object({
  accountId: z.optional(z.uuid()),
  bookingId: z.optional(z.uuid()),
  participationId: z.optional(z.uuid()),
  sosId: z.optional(z.uuid()),
  quietHelpId: z.optional(z.uuid()),
});

export interface AlarmPerson {
  readonly nickname: string;
  readonly isCast: boolean;
  /** As it is dialled in Japan. */
  readonly phone: string | null;
}

export interface AlarmDetails {
  readonly person: AlarmPerson | null;
  readonly other: AlarmPerson | null;
  readonly meeting: { readonly place: string; readonly startsAt: Date; readonly endsAt: Date } | null;
  readonly help: Awaited<ReturnType<typeof helpOf>>;
}

/** Whom and what an alert is about, by id. */
export const aboutOf = (alert: unknown) => payload.parse(alert);

/** Who called from where: shown to the operator alone who has taken the alarm, and kept. */
export async function readDetails(
  deps: OpenContext,
  { payload: alert, created_at: at }: Pick<StepRow, 'created_at' | 'payload'>,
): Promise<AlarmDetails & { readonly accountId: string | null }> {
  const { db, crypto } = deps;
  const about = aboutOf(alert);
  const meetings =
    about.bookingId === undefined
      ? await meetingAbout(deps, about.accountId, at)
      : await meetingsOf(db, about.bookingId);
  const isTheirs = (one: (typeof meetings)[number]) =>
    one.id === about.participationId || one.cast_id === about.accountId;
  const meeting = meetings.find(isTheirs) ?? meetings[0];
  const caller = about.accountId ?? meeting?.cast_id;
  const other = caller === meeting?.guest_id ? meeting?.cast_id : meeting?.guest_id;
  return {
    accountId: caller ?? null,
    person: await personFor(deps, caller),
    other: await personFor(deps, other),
    meeting: meeting ? { place: meeting.place, startsAt: meeting.starts_at, endsAt: meeting.ends_at } : null,
    help: await helpOf({ db, crypto }, about),
  };
}

/** Who asks for help without naming a meeting may be in one, or on the way. */
const meetingAbout = async ({ db }: OpenContext, castId: string | undefined, at: Date) =>
  castId === undefined ? [] : meetingWithin(db, castId, addMinutes(at, -12 * 60), addMinutes(at, 2 * 60));

async function personFor(
  { db, crypto }: OpenContext,
  accountId: string | undefined,
): Promise<AlarmPerson | null> {
  const row = accountId === undefined ? undefined : await personOf(db, accountId);
  if (!row) return null;
  return {
    nickname: row.cast_nickname ?? row.guest_nickname ?? '',
    isCast: row.user_type === UserType.CAST,
    phone:
      row.phone_sealed && crypto.open(row.phone_sealed, phonePlace(row.identity_id)).replace(/^\+\d\d/, '0'),
  };
}
