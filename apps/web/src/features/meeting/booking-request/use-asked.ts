import type { CastDay } from '@yoimachi/contract/schedule';
import { useToday } from '#lib/use-now.ts';
import { useCheckedCasts } from './api/check-valid-casts.ts';
import type { CheckedCast } from './api/check-valid-casts.ts';
import { useQuote } from './api/check-valid-date.ts';
import type { QuoteBody } from './api/check-valid-date.ts';
import { useOtherCasts, useRefreshOthers } from './api/other-casts.ts';
import { castMarks } from './chosen-casts.ts';
import type { OtherCast, SeenCast } from './chosen-casts.ts';
import type { Sheet } from './sheet.ts';
import type { Change } from './failures.ts';
import type { Choice } from './window.ts';

interface Input {
  readonly sheet: Sheet;
  /** Ids of the casts beside the first. */
  readonly others: readonly string[];
  readonly choice: Choice | null;
  /** Nothing that is typed stands against it. */
  readonly canBeAsked: boolean;
  readonly onChanged: (change: Change) => void;
  readonly onRefused: (error: unknown) => void;
}

/** Who is asked, and what the server says to it: first whether each of several can come, then what it needs. */
export function useAsked({ sheet, others: castIds, choice, canBeAsked, onChanged, onRefused }: Input) {
  const { cast, castDay } = sheet;
  const others = useOtherCasts(castIds, castDay?.day ?? null, useToday());
  const { refreshCasts } = useRefreshOthers();
  const seen = others.flatMap(({ profile, castDay: day }) => (profile && day ? [{ profile, day }] : []));
  const known =
    castDay && choice && canBeAsked
      ? bodyOf(castDay, choice, [{ profile: cast, day: castDay }, ...seen])
      : null;
  const isRead = others.every(({ profile, isGone }) => profile !== null || isGone);
  const checked = useCheckedCasts(isRead && seen.length > 0 ? known : null, (casts) => {
    const change = casts.slice(1).map(changeOf).find(Boolean);
    if (change) onChanged(change);
    if (casts.slice(1).some(({ code }) => code === 'PRICE_CHANGED' || code === 'CASTS_UNAVAILABLE'))
      refreshCasts();
  });
  const marks = castMarks(others, castDay !== null, (known && checked.data) ?? null);
  const body = seen.length === others.length ? known : null;
  const canAsk = marks.size === 0 && (others.length === 0 || checked.isSuccess);
  const quote = useQuote(canAsk ? body : null, onRefused);
  return {
    others,
    /** Whose prices are known. */
    priced: [cast, ...others.flatMap(({ profile }) => profile ?? [])],
    isRead,
    /** What stands beside who cannot be asked. */
    marks,
    /** What to send, without the place; null while somebody or the time is not right. */
    body: canAsk ? body : null,
    quote,
    /** Something could not be read, and how to try again. */
    unread: failureOf(others) ?? failureOf([{ failure: checked.error, retry: () => void checked.refetch() }]),
  };
}

/** A price that the guest has not seen; the other answers stand beside her as long as they hold. */
function changeOf({ castId, code, message }: CheckedCast): Change | null {
  return code === 'PRICE_CHANGED' ? { code, message: message ?? '', castId } : null;
}

function failureOf(answers: readonly Pick<OtherCast, 'failure' | 'retry'>[]) {
  const failed = answers.find(({ failure }) => failure);
  return failed ? { error: failed.failure, retry: failed.retry } : null;
}

function bodyOf(
  { day }: CastDay,
  { startMinute, minutes, guestCount }: Choice,
  casts: readonly { readonly profile: SeenCast; readonly day: CastDay }[],
): QuoteBody {
  return {
    day,
    startMinute,
    endMinute: startMinute + minutes,
    guestCount,
    casts: casts.map(({ profile: { castId, price30, price15 }, day: { version } }) => ({
      castId,
      scheduleVersion: version,
      price30,
      price15,
    })),
  };
}
