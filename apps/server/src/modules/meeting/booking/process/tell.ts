import { recipientOf, type NotificationKind, type Role } from '@yoimachi/domain/booking';
import { bookingChanged, notify, operatorAlert } from '#events/catalogue.ts';
import type { Trx } from '#platform/database';
import { happened, publishAll, type Happened } from '#platform/outbox';
import { toldText, type ToldKind, type ToldPoints } from '../booking.ja.ts';
import type { Part } from './part.ts';

type OperatorKind =
  Extract<NotificationKind, `OPERATOR_${string}`> | 'OPERATOR_PENALTIES' | 'OPERATOR_PAYMENT_CANCELS';
/** What people and operators are told. */
export type Kind = ToldKind | OperatorKind;

/** Leaves what both people, and the operators, are to hear of a change; it commits with the change. */
export async function tell(
  trx: Trx,
  part: Part,
  kinds: readonly Kind[],
  at: Date,
  points: ToldPoints = {},
): Promise<void> {
  await publishAll(
    trx,
    kinds.map((kind) => messageOf(part, kind, at, points)),
  );
}

/** The same, and that the booking changed. */
export async function tellOfChange(
  trx: Trx,
  part: Part,
  kinds: readonly Kind[],
  at: Date,
  points: ToldPoints = {},
): Promise<void> {
  await publishAll(trx, [changeOf(part, at), ...kinds.map((kind) => messageOf(part, kind, at, points))]);
}

/** The screens of the guest and of a part's cast read the booking anew. */
export function changeOf({ bookingId, guestId, castId }: Part, at: Date): Happened {
  return happened(bookingChanged, { bookingId, guestId, castId }, at);
}

/** One message about a part. */
export function messageOf(part: Part, kind: Kind, at: Date, points: ToldPoints = {}): Happened {
  const { bookingId } = part;
  if (isForOperator(kind)) return happened(operatorAlert, { kind, bookingId, participationId: part.id }, at);
  const isGuest = recipientOf(kind as NotificationKind) === 'guest';
  return notice(isGuest ? 'guest' : 'cast', isGuest ? part.guestId : part.castId, {
    bookingId,
    kind,
    body: toldText(kind, part, points),
    at,
  });
}

/** What another cast of the booking hears about a part. */
export function messageToOther(part: Part, other: Part, kind: Kind, at: Date): Happened {
  const body = toldText(kind as ToldKind, part);
  return notice('cast', other.castId, { bookingId: part.bookingId, kind, body, at });
}

interface Notice {
  readonly bookingId: string;
  readonly kind: Kind;
  readonly body: string;
  readonly at: Date;
}
function notice(side: Role, accountId: string, { bookingId, kind, body, at }: Notice): Happened {
  const link = `/${side}/dohan-detail?bookingId=${bookingId}`;
  return happened(notify, { accountId, kind, body, link }, at);
}

const isForOperator = (kind: Kind): kind is OperatorKind => kind.startsWith('OPERATOR_');
