import * as z from 'zod/mini';
import { chatLive, userChat } from '@yoimachi/contract/chat';
import { id, instant, liveDocument } from '@yoimachi/contract/common';
import { userNotification } from '@yoimachi/contract/notification';
import { userPoint } from '@yoimachi/contract/points';

/**
 * What a person's open screens are told over the socket, by name. Each is written in the transaction of its change, with the person's next
 * number. What an event brings about on a screen is what reading again would.
 */
export const liveEvents = {
  /** Live documents: an older version never overwrites a newer one. */
  'user.point': liveDocument(userPoint),
  'user.notification': liveDocument(userNotification),
  /** A booking that this person is part of looks different now. */
  'booking.changed': z.object({ bookingId: id() }),
  'user.chat': liveDocument(userChat),
  ...chatLive,
} as const;

export type LiveName = keyof typeof liveEvents;
export type LivePayload<Name extends LiveName> = z.output<(typeof liveEvents)[Name]>;

/** An event as a socket carries it, under the name `live`. */
export interface LiveEvent<Name extends LiveName = LiveName> {
  /** One more than that of the event before, of this person. */
  readonly seq: number;
  readonly name: Name;
  readonly payload: LivePayload<Name>;
  readonly at: string;
}

const number = z.int().check(z.minimum(0));

/** The JSON text of `authen`; callers may send further fields. */
export const authenText = z.looseObject({
  token: z.string().check(z.maxLength(4000)),
  /** The last number that this client has seen of this person: it is told what came after. */
  since: z.optional(number),
  /** As whom the client means to speak; a token of somebody else is refused. */
  userType: z.optional(z.int()),
});

/** `missed`: asks for what came after a number. */
export const missedAsk = z.object({ since: number });

/**
 * `call`: one of the calls of the table that may come on a socket (`onSocket`), by its name, with a token as in its header. It is acknowledged with
 * a `SocketAnswer`; where that does not come, nobody knows what became of it, and it is made again as a request.
 */
export const socketCall = z.object({
  name: z.string().check(z.maxLength(100)),
  token: z.string().check(z.maxLength(4000)),
  body: z.unknown(),
});
export type SocketCall = z.output<typeof socketCall>;

/** What a request would have been answered: its status, and its body as text. */
export interface SocketAnswer {
  readonly status: number;
  readonly body: string;
}

/** The answer to `missed`, in the order of numbers, a page at a time: who has not reached `seq` by it asks again. */
export interface MissedPage {
  readonly since: number;
  /** The newest number there is. */
  readonly seq: number;
  readonly events: readonly LiveEvent[];
}

/** `tooOld`: what came after that number is not kept, or it was never given. Everything is to be loaded again, and counted on from `seq`. */
export interface TooOld {
  readonly seq: number;
}

/** `head`: the newest number there is; a client that has not seen it asks for the rest. */
export type LiveHead = TooOld;

/**
 * `leaving`: the node ends, and its sockets with it. A client that hears this hangs up and comes back, to another node, after a random part of so many
 * seconds, with the last number seen: all who were there at once would be a crowd at the door. One that does not know the word loses the connection.
 */
export interface Leaving {
  readonly spreadSeconds: number;
}

/** What every signed-in socket is told; it has no number and may be lost. */
export const announcements = {
  /** Development only: the product's clock was moved. */
  'clock.moved': z.object({ now: instant() }),
} as const;
export type AnnouncementName = keyof typeof announcements;
export type Announcement<Name extends AnnouncementName> = z.output<(typeof announcements)[Name]>;
