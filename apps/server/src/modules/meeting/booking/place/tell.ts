import { noticeOf } from '@yoimachi/domain/notice-wording';
import { isStillIn, type Proposer } from '@yoimachi/domain/place';
import { formatDayShort, formatMinute } from '@yoimachi/domain/time';
import type { Trx } from '#platform/database';
import { publishAll, type Happened } from '#platform/outbox';
import { NAMELESS } from '../booking.ja.ts';
import { changeOf, toldOf } from '../process/tell.ts';
import type { PlaceBooking } from './place-booking.ts';

/** What people are told about the place of a booking. */
export type ToldKind =
  | 'PLACE_PROPOSED'
  | 'PLACE_CHANGED'
  | 'PLACE_DECLINED'
  | 'PLACE_WITHDRAWN'
  | 'PLACE_LAPSED';

/** What is told: on whose word, and about which place. */
export interface News {
  readonly kind: ToldKind;
  /** Who acts, or who made the proposal. */
  readonly by: Proposer;
  readonly place: string;
  readonly to: readonly Proposer[];
}

/** Queues what people are told about a step, and that the booking changed; commits with the step. */
export async function tellOfStep(
  trx: Trx,
  booking: PlaceBooking,
  news: News | null,
  at: Date,
): Promise<void> {
  const { id: bookingId, guestId } = booking;
  const changes = booking.participations.map(({ castId }) => changeOf({ bookingId, guestId, castId }, at));
  const told = news ? news.to.map((proposer) => messageTo(booking, proposer, news, at)) : [];
  await publishAll(trx, [...changes, ...told]);
}

/** The guest and every cast who is still in the booking. */
export function peopleOf({ participations }: PlaceBooking): Proposer[] {
  return [null, ...participations.filter(isStillIn).map(({ id }) => id)];
}

export function othersThan(booking: PlaceBooking, proposer: Proposer): Proposer[] {
  return peopleOf(booking).filter((one) => one !== proposer);
}

/** Nickname of a side. */
export function nameOf(booking: PlaceBooking, proposer: Proposer): string {
  if (proposer === null) return booking.guestName || NAMELESS.guest;
  return booking.participations.find(({ id }) => id === proposer)?.castName || NAMELESS.cast;
}

const SIDES = { guest: 'GUEST', cast: 'CAST' } as const;

function messageTo(booking: PlaceBooking, proposer: Proposer, news: News, at: Date): Happened {
  const role = proposer === null ? 'guest' : 'cast';
  const accountId =
    proposer === null ? booking.guestId : booking.participations.find(({ id }) => id === proposer)!.castId;
  const { id: bookingId, day, startMinute } = booking;
  const date = `${formatDayShort(day)}${formatMinute(startMinute)}`;
  const words = { date, place: news.place, proposer: nameOf(booking, news.by) };
  const notice = noticeOf(`${SIDES[role]}_${news.kind}`, words);
  return toldOf(role, accountId, notice, { bookingId, day }, at);
}
