import { recipientOf, type NotificationKind, type Role } from '@yoimachi/domain/booking';
import { bookingChanged, notify, operatorAlert } from '#events/catalogue.ts';
import type { Trx } from '#platform/database';
import { noticeOf, type Notice } from '@yoimachi/domain/notice-wording';
import type { Day } from '@yoimachi/domain/time';
import { happened, publishAll, type Happened } from '#platform/outbox';
import { wordsOf, type ToldKind, type ToldPoints } from '../booking.ja.ts';
import type { LoadedParticipation } from './participation.ts';

type OperatorKind =
  | Extract<NotificationKind, `OPERATOR_${string}`>
  | 'OPERATOR_PENALTIES'
  | 'OPERATOR_PAYMENT_CANCELS';
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
  const notice = noticeOf(kind, wordsOf(participation, points));
  const about = { bookingId, day: participation.state.day };
  return isGuest
    ? toldOf('guest', participation.guestId, notice, about, at)
    : toldOf('cast', participation.castId, notice, about, at);
}

/** What another cast of the booking is told about a participation. */
export function messageToOther(
  participation: LoadedParticipation,
  other: LoadedParticipation,
  kind: ToldKind,
  at: Date,
): Happened {
  const about = { bookingId: participation.bookingId, day: participation.state.day };
  return toldOf('cast', other.castId, noticeOf(kind, wordsOf(participation)), about, at);
}

interface About {
  readonly bookingId: string;
  /** The Tokyo day of the booking. */
  readonly day: Day;
}

/** What one of its people is told of a booking; leads to it. */
export function toldOf(
  side: Role,
  accountId: string,
  notice: Notice,
  { bookingId, day }: About,
  at: Date,
): Happened {
  const link = `/${side}/dohan-detail?bookingId=${bookingId}`;
  return happened(notify, { accountId, ...notice, link, day }, at);
}

const isForOperator = (kind: Kind): kind is OperatorKind => kind.startsWith('OPERATOR_');
