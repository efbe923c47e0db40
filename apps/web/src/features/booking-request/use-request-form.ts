import type { CastDay } from '@yoimachi/contract/schedule';
import { quote as pointsFor } from '@yoimachi/domain/pricing';
import { useEffect, useEffectEvent, useState } from 'react';
import { ApiError } from '../../lib/api-error.ts';
import { useUserPoint } from '../../lib/use-live-document.ts';
import { useNow } from '../../lib/use-now.ts';
import { useQuote } from './api/check-valid-date.ts';
import type { BookingQuote, QuoteBody } from './api/check-valid-date.ts';
import { useSendRequest } from './api/send-request.ts';
import { readDraft, writeDraft } from './draft.ts';
import type { Draft } from './draft.ts';
import { fieldMessages, isChangedError, isSaidElsewhere } from './failures.ts';
import { canStart, checkChoice, startMinutes } from './window.ts';
import type { Choice, RequestField } from './window.ts';
import type { Sheet } from './sheet.ts';

/** What a request needs and what the balance gives, in points. */
export interface Cost {
  readonly required: number;
  readonly held: number;
  readonly usage: number;
  readonly missing: number;
  /** What the card would be asked for; null while that is not known, or nothing is missing. */
  readonly missingYen: number | null;
}

/** The state of the sheet: what is typed, what it costs, what stands against it, and the sending. */
export function useRequestForm(sheet: Sheet) {
  const { cast, castDay, onStale, onSent, returnPath } = sheet;
  const now = useNow();
  const [draft, setDraft] = useState(() => readDraft(cast.castId));
  const [isTried, setTried] = useState(false);
  const [changed, setChanged] = useState<string | null>(null);
  const send = useSendRequest(cast.castId);

  const choice = castDay && choiceOf(draft, castDay, now);
  const local = castDay && choice ? checkChoice(castDay, choice, now) : new Map<RequestField, never>();
  const isTimeRight = choice !== null && [...local.keys()].every((field) => field === 'place');
  const body = castDay && choice ? bodyOf(cast, castDay, choice) : null;
  const onChangedError = (error: unknown) => {
    if (!isChangedError(error)) return;
    setChanged(error.message);
    onStale();
  };
  const quote = useQuote(isTimeRight ? body : null, onChangedError);
  const required = choice ? pointsFor(cast, choice.minutes) : 0;
  const cost = useCost(required, quote.data);

  const isQuoted = isTimeRight && quote.isError;
  const answers = [isQuoted ? quote.error : null, send.error];
  // An empty place is told once sending was tried.
  const isPlaceUntold = !isTried && draft.place.trim() === '';
  const needsCard = quote.data?.hasCard === false;
  const lacks = { card: needsCard, points: (cost?.missing ?? 0) > 0 && needsCard };
  useResend(sheet, Boolean(body) && quote.isSuccess && !quote.isPlaceholderData, submit);
  const general = answers.find((error) => error && !isSaidElsewhere(error, lacks)) ?? null;

  return {
    draft,
    choice,
    cost,
    messages: messagesOf(local, answers, isPlaceUntold),
    changed,
    /** A failure that belongs to no field; `retry` is what was tried. */
    failure: general && {
      error: general,
      retry: general === send.error ? submit : () => void quote.refetch(),
    },
    deadlineAt: quote.data?.deadlineAt ?? null,
    needsCard,
    isSending: send.isPending || isAuthenticating(send.error),
    change: (part: Partial<Draft>) => {
      const next = { ...draft, ...part };
      setDraft(next);
      writeDraft(cast.castId, next);
      setChanged(null);
      if (!send.isPending) send.reset();
    },
    /** Sends; false where something is left to be mended. */
    submit,
  };

  function submit(): boolean {
    setTried(true);
    if (!body || !choice || local.size > 0) return false;
    if (send.isPending) return true;
    setChanged(null);
    send.mutate(
      { ...body, place: choice.place.trim(), returnPath },
      {
        onSuccess: (answer) => onSent({ ...answer, points: cost?.usage ?? required, card: cardOf(cost) }),
        onError: onChangedError,
      },
    );
    return true;
  }
}

function messagesOf(
  local: Parameters<typeof fieldMessages>[0],
  answers: readonly unknown[],
  isPlaceUntold: boolean,
): ReadonlyMap<RequestField, string> {
  const messages = new Map(fieldMessages(local, answers));
  if (isPlaceUntold) messages.delete('place');
  return messages;
}

/** The first time she can be met stands for a start that was not chosen yet. */
function choiceOf(draft: Draft, castDay: CastDay, now: Date): Choice | null {
  const first = startMinutes(castDay).find((minute) => canStart(castDay, minute, now));
  const startMinute = draft.startMinute ?? first;
  return startMinute === undefined ? null : { ...draft, startMinute };
}

function bodyOf(cast: Sheet['cast'], castDay: CastDay, choice: Choice): QuoteBody {
  const { castId, price30, price15 } = cast;
  return {
    day: castDay.day,
    startMinute: choice.startMinute,
    endMinute: choice.startMinute + choice.minutes,
    guestCount: choice.guestCount,
    casts: [{ castId, scheduleVersion: castDay.version, price30, price15 }],
  };
}

/** The live balance counts; what the server last said stands in until it is read. */
function useCost(required: number, quoted: BookingQuote | undefined): Cost | null {
  const held = useUserPoint()?.currentPoint ?? quoted?.heldPoints;
  if (held === undefined) return null;
  const usage = Math.min(required, held);
  const missing = required - usage;
  const isQuoted = missing > 0 && quoted?.missingPoints === missing;
  return { required, held, usage, missing, missingYen: isQuoted ? quoted.missingYen : null };
}

const cardOf = (cost: Cost | null) =>
  cost !== null && cost.missingYen !== null ? { points: cost.missing, yen: cost.missingYen } : null;

/** The page is being left for 3-D Secure. */
const isAuthenticating = (error: unknown) =>
  error instanceof ApiError && error.code === 'CARD_ACTION_REQUIRED';

/** Back from 3-D Secure the same request is sent again, once. */
function useResend({ isBack, onResent }: Sheet, isReady: boolean, submit: () => boolean): void {
  const resend = useEffectEvent(() => {
    onResent();
    submit();
  });
  const isTime = isBack && isReady;
  useEffect(() => {
    if (isTime) resend();
  }, [isTime]);
}
