import { checkNickname } from '@yoimachi/domain/account';
import { requestNeed } from '@yoimachi/domain/booking';
import { useState } from 'react';
import { ApiError } from '#lib/api-error.ts';
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
  const need = quote.data ? requestNeed({ ...quote.data, missingPoints: cost?.missing ?? 0 }) : null;
  const needsName = quote.data?.hasNickname === false;
  const wrong = needsName ? withNickname(local, draft.nickname) : local;
  useResend(sheet, {
    isReady: body !== null && quote.isSuccess && !quote.isPlaceholderData,
    isRefused: isQuoted || marks.size > 0,
    submit,
  });
  const general = answers.find((error) => error && !isSaidElsewhere(error, need)) ?? null;

  return {
    ...{ draft, choice, cost, others, priced, marks, need, needsName },
    isTimeRight: order.isTimeRight,
    /** She does not come alone to several guests. */
    needsCast: local.get('guestCount') === 'CANT_JOIN_ALONE',
    messages: messagesOf(wrong, answers, isTried ? [] : untold(draft)),
    changed: order.changed,
    /** A failure that belongs to no field; `retry` reads again, null where sending again is the other try. */
    failure: general
      ? { error: general, retry: general === send.error ? null : () => void quote.refetch() }
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
    if (!body || !choice || wrong.size > 0) return false;
    if (send.isPending) return true;
    order.forgetChange();
    const sent = { castCount: body.casts.length, points: cost?.usage ?? 0, card: cardOf(cost) };
    send.mutate(
      {
        ...{ ...body, place: choice.place.trim(), returnPath },
        ...(needsName && { nickname: draft.nickname.trim() }),
      },
      { onSuccess: (answer) => onSent({ ...answer, ...sent }), onError: order.onRefused },
    );
    return true;
  }
}

type Wrong = Parameters<typeof fieldMessages>[0];

function withNickname(local: Wrong, typed: string): Wrong {
  const nickname = checkNickname(typed);
  return nickname.ok ? local : new Map([...local, ['nickname', nickname.error.code]]);
}

/** An empty text is told once sending was tried. */
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
