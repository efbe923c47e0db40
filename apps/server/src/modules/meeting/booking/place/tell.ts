import { isStillIn, type Side } from '@yoimachi/domain/place';
import { bookingChanged, notify } from '#events/catalogue.ts';
import type { Trx } from '#platform/database';
import { happened, publishAll, type Happened } from '#platform/outbox';
import type { PlaceBooking } from './booking-row.ts';
import { NAMELESS, toldText, type ToldKind } from './place.ja.ts';

/** What is told: by whose word, and which place it is about. */
export interface News {
  readonly kind: ToldKind;
  /** Who acts or had proposed. */
  readonly by: Side;
  readonly place: string;
  readonly to: readonly Side[];
}

/** Leaves what people are to hear of a step, and that the booking changed; it commits with the step. */
export async function tellOfStep(
  trx: Trx,
  booking: PlaceBooking,
  news: News | null,
  at: Date,
): Promise<void> {
  const { id: bookingId, guestId } = booking;
  const changes = booking.parts.map(({ castId }) =>
    happened(bookingChanged, { bookingId, guestId, castId }, at),
  );
  const told = news ? news.to.map((side) => messageTo(booking, side, news, at)) : [];
  await publishAll(trx, [...changes, ...told]);
}

/** The guest and every cast who is still in the booking. */
export function peopleOf({ parts }: PlaceBooking): Side[] {
  return [null, ...parts.filter(isStillIn).map(({ id }) => id)];
}

export function othersThan(booking: PlaceBooking, side: Side): Side[] {
  return peopleOf(booking).filter((one) => one !== side);
}

/** Nickname of a side. */
export function nameOf(booking: PlaceBooking, side: Side): string {
  if (side === null) return booking.guestName || NAMELESS.guest;
  return booking.parts.find(({ id }) => id === side)?.castName || NAMELESS.cast;
}

function messageTo(booking: PlaceBooking, side: Side, news: News, at: Date): Happened {
  const role = side === null ? 'guest' : 'cast';
  const accountId = side === null ? booking.guestId : booking.parts.find(({ id }) => id === side)!.castId;
  const { day, startMinute } = booking;
  const kind = `${role.toUpperCase()}_${news.kind}`;
  const body = toldText(news.kind, { name: nameOf(booking, news.by), day, startMinute, place: news.place });
  const link = `/${role}/dohan-detail?bookingId=${booking.id}`;
  return happened(notify, { accountId, kind, body, link }, at);
}
