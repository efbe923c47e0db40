import type { CastDay } from '@yoimachi/contract/schedule';
import type { CastProfile } from '@yoimachi/contract/search';
import type { Day } from '#lib/dates.ts';

/** A request that was taken. */
export interface SentRequest {
  readonly bookingId: string;
  /** Until when the casts answer, ISO text. */
  readonly deadlineAt: string;
  readonly castCount: number;
  /** Points that are held for it. */
  readonly points: number;
  /** What the card stands for; null when the balance covers all. */
  readonly card: { readonly points: number; readonly yen: number } | null;
}

/** What a request is given, and what it asks of the screen around it. */
interface RequestProps {
  /** Whose schedule the guest began with. */
  readonly cast: CastProfile;
  readonly days: readonly CastDay[];
  /** The day in the address; null: none, or the guest is asked to choose. */
  readonly day: Day | null;
  readonly onDay: (day: Day) => void;
  /** Her prices or schedule are not what they were: read them again. */
  readonly onStale: () => void;
  /** Leaves to buy points, or to register a card; what was typed is kept. */
  readonly onBuyPoints: () => void;
  readonly onRegisterCard: () => void;
  readonly onShowBooking: (bookingId: string) => void;
  /** Where 3-D Secure leads back to: this request, which is sent again. */
  readonly returnPath: string;
  /** The guest has come back from there; `onResent` forgets it. */
  readonly isBack: boolean;
  readonly onResent: () => void;
}

export interface SheetProps extends RequestProps {
  readonly onClose: () => void;
  /** To the page that takes several casts; what was typed is kept. */
  readonly onAddCast: () => void;
}

export interface PageProps extends RequestProps {
  /** Casts to begin with beside her, from a booking that is over. */
  readonly prefill: readonly string[];
  readonly onPrefilled: () => void;
  /** Once it is sent. */
  readonly onClose: () => void;
}

/** What a form is made from: the sheet asks one cast, the page several. */
export interface RequestStart extends Omit<RequestProps, 'onShowBooking'> {
  readonly onSent: (sent: SentRequest) => void;
  /** The way to more casts. */
  readonly onAddCast: () => void;
  /** The page for several casts, and what it begins with; null in the sheet. */
  readonly several: Pick<PageProps, 'prefill' | 'onPrefilled'> | null;
}
