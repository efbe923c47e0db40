import type { NoticeChannel } from '@yoimachi/domain/notification';
import type { PushAddress } from '../apps/server/src/gateways/push/port.ts';
import type { Recorded, Statement } from './record.ts';

/** A call of the contract, ready to send. */
export interface PreparedCall {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** Calls for the database they were prepared in, and the product's time they are meant for. */
export interface PreparedCalls {
  readonly calls: readonly PreparedCall[];
  readonly nowIso: string;
}

/** A guest and a cast who write with each other, each with a session's token. */
export type PreparedChat = readonly [ChatPerson, ChatPerson];
interface ChatPerson {
  readonly userId: string;
  readonly token: string;
}

/** What a guest and a cast with a long history view, and what the guest checks before a request. */
export interface PreparedReads extends PreparedOffice {
  /** By time tab. */
  readonly list: readonly PreparedCall[];
  /** By group of list statuses. */
  readonly groups: readonly PreparedCall[];
  /** The calendar of the cast's schedules, and the guest's view of it. */
  readonly month: readonly PreparedCall[];
  /** Today, with a booking of one guest and three casts on each side. */
  readonly dayPage: readonly PreparedCall[];
  /** Whether a cast is free. */
  readonly matching: readonly PreparedCall[];
  /** Who can come along: in a store of thousands, two pages, and in one of twenty. */
  readonly castsMatching: readonly PreparedCall[];
}

/** What an owner of the back office looks through. */
export interface PreparedOffice {
  /** By side, class, state. */
  readonly officeMembers: readonly PreparedCall[];
  /** By list status. */
  readonly officeBookings: readonly PreparedCall[];
  /** Counts of the inbox, and each list of work. */
  readonly officeQueues: readonly PreparedCall[];
  /** Members by the number of a booking. */
  readonly officeSearch: readonly PreparedCall[];
  /** The page of one member, of many. */
  readonly officeMember: readonly PreparedCall[];
}

/** How many people, bookings and rows of the journal a database is filled with. */
export interface CrowdCounts {
  readonly casts: number;
  readonly guests: number;
  readonly bookings: number;
  readonly transfers: number;
  /** Meetings tomorrow, to be reminded of at noon. */
  readonly tomorrow: number;
}

/** What the server's process does about notices. */
export interface NoticeCommands {
  /** This many guests, who are told from now on. */
  preparePeople(count: number): Promise<readonly ChatPerson[]>;
  /** Lets all of them be reached by a channel; each has a browser. */
  giveChannel(channel: NoticeChannel, browsers: readonly PushAddress[]): Promise<void>;
  /** Tells all of them so often, and plans their deliveries, which wait for their channel. */
  planDeliveries(times: number): Promise<number>;
  /** Sends what waits. */
  deliver(): Promise<number>;
  /** Sends so many messages by the channel's adapter alone. */
  sendAlone(channel: NoticeChannel, count: number, browsers: readonly PushAddress[]): Promise<void>;
  /** Events are handed on by themselves from now on. */
  startWork(): Promise<void>;
  /** Tells one of them; when it was committed, in ms by the machine's clock. */
  tellOne(accountId: string): Promise<number>;
}

/** What the server's process does on request besides serving calls. */
export interface ServerCommands extends NoticeCommands {
  /** The header `authorization` of a new guest, who keeps some casts. */
  guestAuthorization(): Promise<string>;
  /** Districts of the casts, the largest first. */
  districts(): Promise<readonly string[]>;
  /** This many guests, and the calls by which each would ask this many casts of his own for the same evening. */
  prepareRequests(count: number, castCount: number): Promise<PreparedCalls>;
  /** This many running meetings with this many casts each, and the calls by which their guests would end them. */
  prepareFinishes(count: number, castCount: number): Promise<PreparedCalls>;
  /** This many guests about to send a gift: each to a different cast, or all to one. */
  prepareGifts(count: number, toOneCast: boolean): Promise<PreparedCalls>;
  /** Guests who have a card and have bought before, or a single guest, and the calls by which they buy points. */
  preparePurchases(count: number, byOneGuest: boolean): Promise<PreparedCalls>;
  /** This many guests and casts whose chats are open. */
  prepareChats(pairs: number): Promise<readonly PreparedChat[]>;
  /** This many guests to whom a code was sent, and the calls by which they sign in. */
  prepareLogins(count: number): Promise<PreparedCalls>;
  /** This many guests with a session, and the calls by which they renew it. */
  prepareRefreshes(count: number): Promise<PreparedCalls>;
  /** Lets a caller in so many times; CPU of once, in ms. */
  admit(authorization: string, count: number): Promise<number>;
  /** Fills the database. */
  fill(crowd: CrowdCounts): Promise<void>;
  /** The same, and returns the calls by which two people with a long history view theirs. */
  fillForReads(crowd: CrowdCounts): Promise<PreparedReads>;
  /** Starts recording the statements of every call. */
  startRecording(): Promise<void>;
  /** What each call has sent to the database since `startRecording`. */
  recorded(): Promise<readonly Recorded[]>;
  /** Throws if a booking or an account in the books is wrong. */
  checkBooks(): Promise<void>;
  /** Moves the clock. */
  advanceTo(iso: string): Promise<void>;
  /** Does what is due. */
  sweepNow(): Promise<void>;
  /** The same, answered at once. */
  startSweep(): Promise<void>;
  /** Hands on every waiting event. */
  drainOutbox(): Promise<void>;
  /** Resident memory of the process in bytes. */
  memoryBytes(): Promise<number>;
}

/** A call as the bare server answers it: what the product sent to the database for it, one after the other, and what it answered. */
export interface BareAnswer {
  readonly path: string;
  readonly statements: readonly Statement[];
  readonly body: string;
}

/** What answers: Node's own HTTP server, or the framework with nothing added. */
export type BareKind = 'bare' | 'framework';

/** What the bare server's process does on request besides serving calls. */
export interface BareCommands {
  /** The calls it answers from now on. */
  answer(all: readonly BareAnswer[]): Promise<void>;
}

export interface CommandMessage {
  readonly id: number;
  readonly name: string;
  readonly args: readonly unknown[];
}
/** From a process that can be controlled: where it listens, then an answer to every command. */
export type ChildMessage =
  | { readonly url: string }
  | { readonly id: number; readonly value: unknown }
  | { readonly id: number; readonly error: string };
