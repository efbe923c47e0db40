import type { OfferedDocument } from '@yoimachi/domain/age-check';
import type { Day } from '@yoimachi/domain/time';
import type { IdentityTokens } from '#gateways/identity/port.ts';
import type { Db } from '#platform/database';
import type { MovableClock } from '#platform/clock';
import type { AppContext, Module, Running } from '#platform/module';
import type { GrantBook } from './grant-book.ts';

/** The server pages are added to. */
export type PageServer = Parameters<NonNullable<Module['pages']>>[0];

/** What is to be seen on a sample: the registered person on photos of three qualities, or what is wrong. */
export const SAMPLE_KINDS = [
  'CLEAR',
  'PHONE',
  'POOR',
  'SISTER',
  'OTHER_BIRTHDAY',
  'UNDER_18',
  'EXPIRED',
  'BACK',
] as const;
export type SampleKind = (typeof SAMPLE_KINDS)[number];

export interface SampleWanted {
  readonly documentType: OfferedDocument;
  readonly kind: SampleKind;
  readonly name: string;
  readonly nameKana: string;
  readonly birthday: Day;
  readonly today: Day;
}

/** How far the starter is with what it makes beside the running product: so many steps of all. */
export interface Coming {
  readonly done: number;
  readonly of: number;
  /** Whether the demo is still being filled. */
  readonly isDemoPlaying: boolean;
  /** A part could not be made; the next start makes it. */
  readonly hasFailed: boolean;
}

/** What the starter of a development server may add. */
export interface DevTools {
  /** Called after the clock moves: the demo's casts publish schedules for the days that came within reach. */
  readonly extendDemo?: (db: Db, now: Date) => Promise<unknown>;
  /** Numbers of the demo's own guest and cast, who come first in their lists. */
  readonly demoPhones?: readonly string[];
  /** What is still made beside the running product; null once all is there. */
  readonly coming?: () => Coming | null;
  /** Resolves when nobody fills the demo any more, so that the clock may move; with false when the product is being stopped. */
  readonly demoPlayed?: Promise<boolean>;
  /** Draws a photo of a sample document, to try the age check with; a JPEG. */
  readonly drawDocument?: (wanted: SampleWanted) => Promise<Uint8Array>;
}

export interface DevDeps extends Omit<AppContext, 'clock'> {
  readonly clock: MovableClock;
  readonly running: Running;
  readonly tools: DevTools;
  readonly grants: GrantBook;
  readonly identityTokens: IdentityTokens;
}
