import type { ReactNode } from 'react';
import type { Draft } from './draft.ts';
import type { CastDay } from '@yoimachi/contract/schedule';
import type { CastProfile } from '@yoimachi/contract/search';
import type { Day } from '#lib/dates.ts';

/** A request that was accepted. */
export interface SentRequest {
  readonly bookingId: string;
  /** When the casts must answer by, ISO text. */
  readonly deadlineAt: string;
  readonly castCount: number;
  /** Points that are held for it. */
  readonly points: number;
  /** What the card covers; null when the balance covers everything. */
  readonly card: { readonly points: number; readonly yen: number } | null;
}

/** What a request is given, and what it needs from the surrounding screen. */
interface RequestProps {
  /** The cast whose schedule the guest started from. */
  readonly cast: CastProfile;
  readonly days: readonly CastDay[];
  /** The day in the address; null: none, or the guest has to choose. */
  readonly day: Day | null;
  readonly onDay: (day: Day) => void;
  /** Its address, for those who leave to buy points or register a card; the input is kept. 3-D Secure returns to it with `resend`. */
  readonly here: string;
  /** The guest has returned from 3-D Secure; `onResent` clears it. */
  readonly isBack: boolean;
  readonly onResent: () => void;
}

export interface SheetProps extends RequestProps {
  readonly onClose: () => void;
  /** To the page that takes several casts; the input is kept. */
  readonly onAddCast: () => void;
}

/** What is chosen beside a profile, before the sheet is opened. */
export interface PlanProps extends Pick<RequestProps, 'cast' | 'days' | 'day'> {
  /** The days to choose from. */
  readonly calendar: ReactNode;
  /** Shown under the times. */
  readonly more: ReactNode;
  /** In place of sum and act while no day is open. */
  readonly instead: ReactNode;
  /** The sheet is open: it writes the draft that both keep. */
  readonly isAsking: boolean;
  readonly onRequest: () => void;
}

export interface PageProps extends RequestProps {
  /** Casts to start with in addition to her, from a booking that is over. */
  readonly prefill: readonly string[];
  readonly onPrefilled: () => void;
  /** Begins the same request with another of its casts. */
  readonly onFirst: (castId: string, draft: Draft) => void;
  /** Once it is sent. */
  readonly onClose: () => void;
}

/** What a form is made from: the sheet asks one cast, the page several. */
export interface RequestStart extends RequestProps {
  readonly onSent: (sent: SentRequest) => void;
  /** The way to more casts. */
  readonly onAddCast: () => void;
  /** The page for several casts, and what it begins with; null in the sheet. */
  readonly several: Pick<PageProps, 'prefill' | 'onPrefilled'> | null;
}
