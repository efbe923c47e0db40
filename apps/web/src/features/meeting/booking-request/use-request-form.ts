import { checkNickname } from '@yoimachi/domain/account';
import { requestNeed } from '@yoimachi/domain/booking';
import { useEffect, useEffectEvent, useState } from 'react';
import { ApiError } from '#lib/api-error.ts';
import { useReturn } from '#lib/use-return.ts';
import type { BookingQuote } from './api/checks.ts';
import { useSendRequest } from './api/send-request.ts';
import type { SeenCast } from './chosen-casts.ts';
import { cardOf } from './cost.ts';
import { writeDraft, type Draft } from './draft.ts';
import { fieldMessages, isSaidElsewhere } from './failures.ts';
import { requestTexts } from './ja.ts';
import type { RequestStart } from './request.ts';
import { useAsked } from './use-asked.ts';
import { useOrder } from './use-order.ts';
import type { RequestField } from './window.ts';
import { useStoppedTexts } from './use-stopped-texts.ts';

export type RequestForm = ReturnType<typeof useRequestForm>;

/** A request as its screen shows it: the order, what it costs and what stands against it, and the sending. */
export function useRequestForm(start: RequestStart) {
  const { cast, isBack } = start;
  const order = useOrder(start);
  const asked = useAsked(start, order);
  const { draft, choice, local } = order;
  const { body, quote, cost, marks, priced } = asked;
  const [isTried, setTried] = useState(false);
  const send = useSendRequest(cast.castId);
  useReturn(send.reset);

  const isQuoted = body !== null && quote.isError;
  const answers = [isQuoted ? quote.error : null, send.error];
  const need = quote.data ? requestNeed({ ...quote.data, missingPoints: cost?.missing ?? 0 }) : null;
  const needsName = quote.data?.hasNickname === false;
  const wrong = needsName ? withNickname(local, draft.nickname) : local;
  const stopped = useStoppedTexts(draft, needsName);
  const general = answers.find((error) => error && !isSaidElsewhere(error, need)) ?? null;

  const isReady = body !== null && quote.isSuccess && !quote.isPlaceholderData;
  const isKnown = isReady || isQuoted || marks.size > 0 || !order.canBeAsked;
  useResend(isBack && isKnown, () => {
    start.onResent();
    if (isReady) submit();
  });

  return {
    ...start,
    ...order,
    ...asked,
    need,
    needsName,
    isSeveral: start.several !== null,
    /** She does not meet several guests alone. */
    needsCast: local.get('guestCount') === 'CANT_JOIN_ALONE',
    messages: new Map([...stopped.messages, ...messagesOf(wrong, answers, isTried ? [] : untold(draft))]),
    /** A failure that belongs to no field; `retry` reloads, null if sending again is the retry. */
    failure: general
      ? { error: general, retry: general === send.error ? null : () => void quote.refetch() }
      : asked.unread,
    /** Whom the law forbids to drink on the chosen day, by the names they are addressed with. */
    under20: quote.data ? namesUnder20(quote.data, priced) : [],
    deadlineAt: quote.data?.deadlineAt ?? null,
    isSending: send.isPending || isAuthenticating(send.error),
    change,
    /** Sends; false if something still has to be fixed. */
    submit,
  };

  function change(part: Partial<Draft>): void {
    order.change(part);
    asked.forgetChange();
    if (!send.isPending) send.reset();
  }

  function submit(): boolean {
    setTried(true);
    if (stopped.note() || !body || !choice || wrong.size > 0) return false;
    if (send.isPending) return true;
    asked.forgetChange();
    // Back from 3-D Secure it is the same time, whatever is her first one then.
    writeDraft(cast.castId, choice);
    const sent = { castCount: body.casts.length, points: cost?.usage ?? 0, card: cardOf(cost) };
    const name = needsName && { nickname: draft.nickname.trim() };
    send.mutate(
      { ...body, place: choice.place.trim(), returnPath: `${start.here}&resend=true`, ...name },
      { onSuccess: (answer) => start.onSent({ ...answer, ...sent }), onError: asked.onRefused },
    );
    return true;
  }
}

/** Back from 3-D Secure the same request is sent again, once; where it cannot be sent as it was, that is told. */
function useResend(isDue: boolean, act: () => void): void {
  const resend = useEffectEvent(act);
  useEffect(() => {
    if (isDue) resend();
  }, [isDue]);
}

function namesUnder20({ under20 }: BookingQuote, casts: readonly SeenCast[]): string[] {
  const names = casts
    .filter(({ castId }) => under20.castIds.includes(castId))
    .map(({ nickname }) => requestTexts.person(nickname));
  return under20.guest ? [requestTexts.you, ...names] : names;
}

type Wrong = Parameters<typeof fieldMessages>[0];

function withNickname(local: Wrong, typed: string): Wrong {
  const nickname = checkNickname(typed);
  return nickname.ok ? local : new Map([...local, ['nickname', nickname.error.code]]);
}

/** An empty text is reported only after a send attempt. */
const untold = (draft: Draft): RequestField[] =>
  (['place', 'nickname'] as const).filter((field) => draft[field].trim() === '');

function messagesOf(wrong: Wrong, answers: readonly unknown[], hidden: readonly RequestField[]) {
  const messages = new Map(fieldMessages(wrong, answers));
  for (const field of hidden) messages.delete(field);
  return messages;
}

/** The page is being left for 3-D Secure. */
const isAuthenticating = (error: unknown) =>
  error instanceof ApiError && error.code === 'CARD_ACTION_REQUIRED';
