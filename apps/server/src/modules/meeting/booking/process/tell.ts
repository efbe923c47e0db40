import { recipientOf, type NotificationKind, type Role } from '@yoimachi/domain/booking';
import { bookingChanged, notify, operatorAlert } from '#events/catalogue.ts';
import type { Trx } from '#platform/database';
import type { NoticeKind } from '@yoimachi/domain/notification';
import type { Day } from '@yoimachi/domain/time';
import { happened, publishAll, type Happened } from '#platform/outbox';
import { toldText, type ToldKind, type ToldPoints } from '../booking.ja.ts';
import type { LoadedParticipation } from './participation.ts';

type OperatorKind =
  Extract<NotificationKind, `OPERATOR_${string}`> | 'OPERATOR_PENALTIES' | 'OPERATOR_PAYMENT_CANCELS';
/** What people and operators are told. */
export type Kind = ToldKind | OperatorKind;

/** Queues what both people and the operators are told about a change; commits with the change. */
export async function tell(
  trx: Trx,
  participation: LoadedParticipation,
  kinds: readonly Kind[],
  at: Date,
  points: ToldPoints = {},
): Promise<void> {
  await publishAll(
    trx,
    kinds.map((kind) => messageOf(participation, kind, at, points)),
  );
}

/** The same, and that the booking changed. */
export async function tellOfChange(
  trx: Trx,
  participation: LoadedParticipation,
  kinds: readonly Kind[],
  at: Date,
  points: ToldPoints = {},
): Promise<void> {
  await publishAll(trx, [
    changeOf(participation, at),
    ...kinds.map((kind) => messageOf(participation, kind, at, points)),
  ]);
}

/** The screens of the guest and of a participation's cast reload the booking. */
export function changeOf(
  { bookingId, guestId, castId }: Pick<LoadedParticipation, 'bookingId' | 'guestId' | 'castId'>,
  at: Date,
): Happened {
  return happened(bookingChanged, { bookingId, guestId, castId }, at);
}

/** One message about a participation. */
export function messageOf(
  participation: LoadedParticipation,
  kind: Kind,
  at: Date,
  points: ToldPoints = {},
): Happened {
  const { bookingId } = participation;
  if (isForOperator(kind))
    return happened(operatorAlert, { kind, bookingId, participationId: participation.id }, at);
  const isGuest = recipientOf(kind as NotificationKind) === 'guest';
  return notice(isGuest ? 'guest' : 'cast', isGuest ? participation.guestId : participation.castId, {
    bookingId,
    kind,
    day: participation.state.day,
    body: toldText(kind, participation, points),
    at,
  });
}

/** What another cast of the booking is told about a participation. */
export function messageToOther(
  participation: LoadedParticipation,
  other: LoadedParticipation,
  kind: ToldKind,
  at: Date,
): Happened {
  const body = toldText(kind, participation);
  const { day } = participation.state;
  return notice('cast', other.castId, { bookingId: participation.bookingId, kind, day, body, at });
}

interface Notice {
  readonly bookingId: string;
  readonly kind: NoticeKind;
  /** The Tokyo day of the booking. */
  readonly day: Day;
  readonly body: string;
  readonly at: Date;
}

/** What one of its people is told of a booking; leads to it. */
export function notice(side: Role, accountId: string, { bookingId, kind, day, body, at }: Notice): Happened {
  const link = `/${side}/dohan-detail?bookingId=${bookingId}`;
  return happened(notify, { accountId, kind, body, link, day }, at);
}

const isForOperator = (kind: Kind): kind is OperatorKind => kind.startsWith('OPERATOR_');
