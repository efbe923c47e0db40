import { guestBookingRoutes } from '@yoimachi/contract/booking';
import { useState } from 'react';
import { useRefreshCasts } from '#find/cast';
import { useRefresh, keyOf } from '#lib/queries.ts';
import { useUserPoint } from '#lib/use-live-document.ts';
import { useToday } from '#lib/use-now.ts';
import { useCheckedCasts, useQuote, type CheckedCast, type QuoteBody } from './api/checks.ts';
import { blamedCast, castMarks, pointsOfAll, type OtherCast, type SeenCast } from './chosen-casts.ts';
import { costOf } from './cost.ts';
import { isChangedError, type Change } from './failures.ts';
import type { RequestStart } from './request.ts';
import type { Order } from './use-order.ts';
import type { Choice } from './window.ts';
import { scheduleRoutes, type CastDay } from '@yoimachi/contract/schedule';
import { searchRoutes } from '@yoimachi/contract/search';
import { HORIZON_DAYS } from '@yoimachi/domain/schedule';
import { useQueries } from '@tanstack/react-query';
import { ApiError } from '#lib/api-error.ts';
import { call } from '#lib/api.ts';
import { addDays, type Day } from '#lib/dates.ts';

/**
 * Who is asked, and what the server says to an order: first whether each of several can come, then what it needs; and what is not as
 * the guest saw it any more.
 */
export function useAsked({ cast }: RequestStart, { castDay, castIds, choice, canBeAsked }: Order) {
  const balance = useUserPoint()?.currentPoint;
  const [changed, setChanged] = useState<Change | null>(null);
  const others = useOtherCasts(castIds, castDay?.day ?? null, useToday());
  const refreshCasts = useRefreshCasts();
  const refreshChecked = useRefresh(guestBookingRoutes.checkValidCasts);
  const seen = others.flatMap(({ profile, castDay: day }) => (profile && day ? [{ profile, day }] : []));
  const known =
    castDay && choice && canBeAsked
      ? bodyOf(castDay, choice, [{ profile: cast, day: castDay }, ...seen])
      : null;
  const isRead = others.every(({ profile, isGone }) => profile !== null || isGone);
  const checked = useCheckedCasts(isRead && seen.length > 0 ? known : null, (casts) => {
    const change = casts.slice(1).map(changeOf).find(Boolean);
    if (change) setChanged(change);
    if (casts.slice(1).some(({ code }) => code === 'PRICE_CHANGED' || code === 'CASTS_UNAVAILABLE'))
      void refreshCasts();
  });
  const marks = castMarks(others, castDay !== null, (known && checked.data) ?? null);
  const canAsk = marks.size === 0 && (others.length === 0 || checked.isSuccess);
  const body = canAsk && seen.length === others.length ? known : null;
  /** A refusal that says so makes what has changed be read again. */
  const onRefused = (error: unknown) => {
    if (!isChangedError(error)) return;
    const castId = blamedCast(error);
    setChanged({ code: String(error.code), message: error.message, castId });
    void refreshCasts();
    if (castId !== null) void refreshChecked();
  };
  const quote = useQuote(body, onRefused);
  const priced = [cast, ...others.flatMap(({ profile }) => profile ?? [])];
  const required = !choice ? 0 : isRead ? pointsOfAll(priced, choice.minutes) : null;
  return {
    others,
    /** Whose prices are known. */
    priced,
    /** What is shown next to a cast who cannot be asked. */
    marks,
    /** What to send, without the place; null while a cast or the time is invalid. */
    body,
    /** Whether each of several can come is still to be said. */
    isAsking: known !== null && body === null && marks.size === 0,
    quote,
    cost: costOf(required, balance, quote.data),
    changed,
    forgetChange: () => setChanged(null),
    onRefused,
    /** Something could not be loaded, and how to retry. */
    unread: failureOf(others) ?? failureOf([{ failure: checked.error, retry: () => void checked.refetch() }]),
  };
}

/** A price the guest has not seen; the other answers are shown next to her while they are valid. */
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

/** An address may name anybody. */
const NOBODY: readonly unknown[] = ['NOT_FOUND', 'VALIDATION'];

/** The casts chosen in addition to the first one, with their prices and their schedules for `day`, in the order of `castIds`. */
function useOtherCasts(castIds: readonly string[], day: Day | null, today: Day): OtherCast[] {
  const answers = useQueries({
    queries: castIds.map((castId) => ({
      queryKey: [...keyOf(searchRoutes.getCast, { params: { castId } }), today],
      queryFn: () => readCast(castId, today),
    })),
  });
  return castIds.map((castId, index) => {
    const { data, error, refetch } = answers[index]!;
    const isGone = error instanceof ApiError && NOBODY.includes(error.code);
    return {
      castId,
      profile: data?.profile ?? null,
      castDay: data?.days.find((each) => each.day === day) ?? null,
      isGone,
      failure: data || isGone ? null : error,
      retry: () => void refetch(),
    };
  });
}

async function readCast(castId: string, today: Day) {
  const query = { from: addDays(today, 1), to: addDays(today, HORIZON_DAYS) };
  const [profile, { days }] = await Promise.all([
    call(searchRoutes.getCast, { params: { castId } }),
    call(scheduleRoutes.listCastDays, { params: { castId }, query }),
  ]);
  return { profile, days };
}
