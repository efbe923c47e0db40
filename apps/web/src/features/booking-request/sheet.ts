import type { CastDay } from '@yoimachi/contract/schedule';
import type { CastProfile } from '@yoimachi/contract/search';
import type { Day } from '../../lib/dates.ts';

/** A request that was taken. */
export interface SentRequest {
  readonly bookingId: string;
  /** Until when she answers, ISO text. */
  readonly deadlineAt: string;
  /** Points that are held for it. */
  readonly points: number;
  /** What the card stands for; null when the balance covers all. */
  readonly card: { readonly points: number; readonly yen: number } | null;
}

/** What the sheet is given, and what it asks of the screen around it. */
export interface SheetProps {
  readonly cast: CastProfile;
  readonly days: readonly CastDay[];
  /** The day in the address; null: none, or the sheet is asked to let choose. */
  readonly day: Day | null;
  readonly onDay: (day: Day) => void;
  readonly onClose: () => void;
  /** Prices or schedule are not what they were: read them again. */
  readonly onStale: () => void;
  /** Leaves to buy points, or to register a card; what was typed is kept. */
  readonly onBuyPoints: () => void;
  readonly onRegisterCard: () => void;
  readonly onShowBooking: (bookingId: string) => void;
  /** Where 3-D Secure leads back to: this sheet, which sends the same request again. */
  readonly returnPath: string;
  /** The guest has come back from there; `onResent` forgets it. */
  readonly isBack: boolean;
  readonly onResent: () => void;
}

export interface Sheet extends SheetProps {
  /** The chosen day where it can be asked for. */
  readonly castDay: CastDay | null;
  readonly onSent: (sent: SentRequest) => void;
}
