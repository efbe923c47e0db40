import { useState } from 'react';
import { ApiError } from '../../lib/api-error.ts';
import { useSendRequest } from './api/send-request.ts';
import type { Draft } from './draft.ts';
import { fieldMessages, isSaidElsewhere } from './failures.ts';
import type { Sheet } from './sheet.ts';
import { cardOf } from './use-cost.ts';
import { useOrder } from './use-order.ts';
import { useResend } from './use-resend.ts';
import type { RequestField } from './window.ts';

export type RequestFormState = ReturnType<typeof useRequestForm>;

/** The state of a request: what is typed, what it costs, what stands against it, and the sending. */
export function useRequestForm(sheet: Sheet) {
  const { cast, onSent, returnPath } = sheet;
  const order = useOrder(sheet);
  const { draft, choice, local, cost } = order;
  const { body, quote, marks, unread, others, priced } = order.asked;
  const [isTried, setTried] = useState(false);
  const send = useSendRequest(cast.castId);

  const isQuoted = body !== null && quote.isError;
  const answers = [isQuoted ? quote.error : null, send.error];
  // An empty place is told once sending was tried.
  const isPlaceUntold = !isTried && draft.place.trim() === '';
  const needsCard = quote.data?.hasCard === false;
  const lacks = { card: needsCard, points: (cost?.missing ?? 0) > 0 && needsCard };
  useResend(sheet, {
    isReady: body !== null && quote.isSuccess && !quote.isPlaceholderData,
    isRefused: isQuoted || marks.size > 0,
    submit,
  });
  const general = answers.find((error) => error && !isSaidElsewhere(error, lacks)) ?? null;

  return {
    ...{ draft, choice, cost, others, priced, marks, needsCard },
    isTimeRight: order.isTimeRight,
    /** She does not come alone to several guests. */
    needsCast: local.get('guestCount') === 'CANT_JOIN_ALONE',
    messages: messagesOf(local, answers, isPlaceUntold),
    changed: order.changed,
    /** A failure that belongs to no field; `retry` is what was tried. */
    failure: general
      ? { error: general, retry: general === send.error ? submit : () => void quote.refetch() }
      : unread,
    deadlineAt: quote.data?.deadlineAt ?? null,
    isSending: send.isPending || isAuthenticating(send.error),
    change: (part: Partial<Draft>) => {
      order.writeDraft({ ...draft, ...part });
      order.forgetChange();
      if (!send.isPending) send.reset();
    },
    /** Sends; false where something is left to be mended. */
    submit,
  };

  function submit(): boolean {
    setTried(true);
    if (!body || !choice || local.size > 0) return false;
    if (send.isPending) return true;
    order.forgetChange();
    const sent = { castCount: body.casts.length, points: cost?.usage ?? 0, card: cardOf(cost) };
    send.mutate(
      { ...body, place: choice.place.trim(), returnPath },
      { onSuccess: (answer) => onSent({ ...answer, ...sent }), onError: order.onRefused },
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

/** The page is being left for 3-D Secure. */
const isAuthenticating = (error: unknown) =>
  error instanceof ApiError && error.code === 'CARD_ACTION_REQUIRED';
