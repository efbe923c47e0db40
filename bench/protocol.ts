import type { Recorded } from './record.ts';

/** A call of the contract, ready to be sent as it is. */
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

/** What a guest and a cast with a long past look at, and what the guest asks before a request. */
export interface PreparedReads {
  /** By time tab. */
  readonly list: readonly PreparedCall[];
  /** By group of list statuses. */
  readonly groups: readonly PreparedCall[];
  /** The calendar of the cast's schedules, and what the guest sees of it. */
  readonly month: readonly PreparedCall[];
  /** Today, with a booking of one guest and three casts on each side. */
  readonly dayPage: readonly PreparedCall[];
  /** Whether a cast is free. */
  readonly matching: readonly PreparedCall[];
  /** Who can come along: in a store of thousands, two pages, and in one of twenty. */
  readonly castsMatching: readonly PreparedCall[];
}

/** What the server's process does on request besides serving calls. */
export interface ServerCommands {
  /** The header `authorization` of a new guest. */
  guestAuthorization(): Promise<string>;
  /** Districts of the casts, the largest first. */
  districts(): Promise<readonly string[]>;
  /** As many guests, and the calls by which each would ask so many casts of his own for the same evening. */
  prepareRequests(count: number, castCount: number): Promise<PreparedCalls>;
  /** As many meetings with so many casts each that have begun, and the calls by which their guests would end them. */
  prepareFinishes(count: number, castCount: number): Promise<PreparedCalls>;
  /** As many guests who are about to send a gift: each to a cast of his own, or all to one. */
  prepareGifts(count: number, toOneCast: boolean): Promise<PreparedCalls>;
  /** Guests who have a card and have bought before, or one guest, and the calls by which they buy points. */
  preparePurchases(count: number, byOneGuest: boolean): Promise<PreparedCalls>;
  /** Fills the database with so many past bookings, and the calls by which two people look at theirs. */
  prepareReads(bookings: number): Promise<PreparedReads>;
  /** From now on remembers the statements of every call. */
  startRecording(): Promise<void>;
  /** What each call since `startRecording` has sent to the database. */
  recorded(): Promise<readonly Recorded[]>;
  /** Throws when a booking or an account of the books is wrong. */
  checkBooks(): Promise<void>;
  /** Resident memory of the process in bytes. */
  memoryBytes(): Promise<number>;
}
export type CommandName = keyof ServerCommands;

export interface CommandMessage {
  readonly id: number;
  readonly name: CommandName;
  readonly args: readonly unknown[];
}
/** From a process that can be asked: where it listens, then an answer to every command. */
export type ChildMessage =
  | { readonly url: string }
  | { readonly id: number; readonly value: unknown }
  | { readonly id: number; readonly error: string };
