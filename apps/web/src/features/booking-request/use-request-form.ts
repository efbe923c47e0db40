import type { CastDay } from '@yoimachi/contract/schedule';
import { quote as pointsFor } from '@yoimachi/domain/pricing';
import { useState } from 'react';
import { useUserPoint } from '../../lib/use-live-document.ts';
import { useNow } from '../../lib/use-now.ts';
import { useQuote } from './api/check-valid-date.ts';
import type { QuoteBody } from './api/check-valid-date.ts';
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
}

/** The state of the sheet: what is typed, what it costs, what stands against it, and the sending. */
export function useRequestForm({ cast, castDay, onStale, onSent }: Sheet) {
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
  const cost = useCost(required, quote.data?.heldPoints);

  const isQuoted = isTimeRight && quote.isError;
  const answers = [isQuoted ? quote.error : null, send.error];
  const messages = new Map(fieldMessages(local, answers));
  // An empty place is told once sending was tried.
  if (!isTried && draft.place.trim() === '') messages.delete('place');
  const needsCard = quote.data?.hasCard === false;
  const lacks = { card: needsCard, points: (cost?.missing ?? 0) > 0 };
  const general = answers.find((error) => error && !isSaidElsewhere(error, lacks)) ?? null;

  return {
    draft,
    choice,
    cost,
    messages,
    changed,
    /** A failure that belongs to no field; `retry` is what was tried. */
    failure: general && {
      error: general,
      retry: general === send.error ? submit : () => void quote.refetch(),
    },
    deadlineAt: quote.data?.deadlineAt ?? null,
    needsCard,
    isSending: send.isPending,
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
      { ...body, place: choice.place.trim() },
      {
        onSuccess: (answer) => onSent({ ...answer, points: required }),
        onError: onChangedError,
      },
    );
    return true;
  }
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
function useCost(required: number, quotedHeld: number | undefined): Cost | null {
  const held = useUserPoint()?.currentPoint ?? quotedHeld;
  if (held === undefined) return null;
  const usage = Math.min(required, held);
  return { required, held, usage, missing: required - usage };
}
