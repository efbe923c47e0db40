import { yenForPoints } from '@yoimachi/domain/money';
import { quote } from '@yoimachi/domain/pricing';
import type { CastDay } from '@yoimachi/contract/schedule';
import { MIN_MINUTES, STEP_MINUTES } from '@yoimachi/domain/schedule';
import { addDays } from '#lib/dates.ts';
import { useUserPoint } from '#lib/use-live-document.ts';
import { useNow, useToday } from '#lib/use-now.ts';
import { Points, pointsText, yenText } from '#ui/amount.tsx';
import { Button } from '#ui/button.tsx';
import { Note } from '#ui/note.tsx';
import { Stepper } from '#ui/stepper.tsx';
import { TimeGrid } from '#ui/time-select.tsx';
import { calculation } from './calculation.ts';
import { requestTexts } from './ja.ts';
import { planTexts as t } from './plan.ja.ts';
import type { PlanProps } from './request.ts';
import { canStart, startMinutes, longestMinutes } from './window.ts';
import { useEffect, useEffectEvent } from 'react';
import { useOrder } from './use-order.ts';

/** Prices above and the act below stand still; what is chosen from scrolls between them. */
export default function PlanPanel(props: PlanProps) {
  const { cast, calendar, more, instead, onRequest } = props;
  const plan = usePlan(props);
  return (
    <section
      aria-label={t.panel}
      className="flex min-w-0 flex-1 flex-col rounded-lg border border-line bg-surface"
    >
      <Prices price30={cast.price30} price15={cast.price15} />
      <div className="flex min-h-24 flex-1 flex-col gap-2 overflow-y-auto overscroll-contain border-y border-line px-5 pt-1 pb-4 [scrollbar-width:thin]">
        <div className="contents">{calendar}</div>
        {plan && <Starts plan={plan} castDay={plan.castDay} />}
        <div className="contents">{more}</div>
      </div>
      <div className="flex flex-col gap-3 px-5 py-3">
        {instead || (
          <>
            <div className="grid min-h-11 items-center">
              {plan ? <Sum plan={plan} cast={cast} /> : <p className="font-bold text-sub">{t.chooseDay}</p>}
            </div>
            <div className="flex flex-wrap gap-3">
              {/* Without a day it holds its place. */}
              <Stepper
                look="pill"
                label={requestTexts.duration}
                unit={requestTexts.minutes}
                min={MIN_MINUTES}
                max={plan?.longest ?? MIN_MINUTES}
                step={STEP_MINUTES}
                value={plan?.minutes ?? MIN_MINUTES}
                onChange={(minutes) => plan?.change({ minutes })}
              />
              <Button
                className="flex-auto px-3"
                isDisabled={!plan}
                onClick={() => {
                  plan?.keep();
                  onRequest();
                }}
              >
                {t.request}
              </Button>
            </div>
            <Terms castDay={plan?.castDay ?? null} />
          </>
        )}
      </div>
    </section>
  );
}

function Prices(props: { readonly price30: number; readonly price15: number }) {
  return (
    <div className="flex flex-wrap items-baseline gap-x-4 px-5 py-2.5 text-xs text-sub">
      <dl className="contents">
        <div className="flex items-baseline gap-1">
          <dt>{t.per30}</dt>
          <dd className="text-ink">
            <Points value={props.price30} size="lg" />
          </dd>
        </div>
        <div className="flex items-baseline gap-1">
          <dt>{t.per15}</dt>
          <dd className="text-ink">
            <Points value={props.price15} />
          </dd>
        </div>
      </dl>
      <p className="ml-auto">{t.pointPrice}</p>
    </div>
  );
}

function Starts({ plan, castDay }: { readonly plan: Plan; readonly castDay: CastDay }) {
  const now = useNow();
  return (
    <TimeGrid
      label={requestTexts.start}
      aside={t.window(castDay.fromMinute, castDay.toMinute)}
      minutes={startMinutes(castDay)}
      value={plan.startMinute}
      isTaken={(minute) => !canStart(castDay, minute, now)}
      onChange={(startMinute) => plan.change({ startMinute })}
    />
  );
}

/** When, how it is calculated and from what it is paid, and the sum. */
function Sum({ plan, cast }: { readonly plan: Plan } & Pick<PlanProps, 'cast'>) {
  const balance = useUserPoint()?.currentPoint;
  const { castDay, startMinute, minutes } = plan;
  const points = quote(cast, minutes);
  const missing = balance === undefined ? 0 : points - balance;
  return (
    <div className="flex items-center justify-between gap-3">
      <p className="nums flex min-w-0 flex-col gap-1">
        <span className="text-sm font-bold">{t.when(castDay.day, startMinute, startMinute + minutes)}</span>
        <span className="flex flex-wrap gap-x-3 text-xs text-sub">
          <span>{calculation(cast, minutes)}</span>
          {balance !== undefined && (
            <span>
              {missing > 0
                ? t.missing(pointsText(missing), yenText(yenForPoints(missing)))
                : t.balance(pointsText(balance))}
            </span>
          )}
        </span>
      </p>
      <Points value={points} size="sum" />
    </div>
  );
}

function Terms({ castDay }: { readonly castDay: CastDay | null }) {
  const today = useToday();
  const isFreeOver = !castDay || addDays(castDay.day, -2) < today;
  return <Note look="ok">{isFreeOver ? t.freeBefore : t.freeUntil(castDay.day)}</Note>;
}

type Plan = NonNullable<ReturnType<typeof usePlan>>;

/**
 * Time and length on the chosen day, kept in the same draft as the sheet's; null while no day can be requested. What the day does not
 * offer gives way: the start to the first free one, the length to what fits.
 */
function usePlan({ cast, days, day, isAsking }: PlanProps) {
  const now = useNow();
  const order = useOrder({ cast, days, day, several: null });
  const { castDay, draft, firstStart, change } = order;
  // The sheet has changed the draft that both keep.
  const readAgain = useEffectEvent(order.readAgain);
  useEffect(() => {
    if (!isAsking) readAgain();
  }, [isAsking]);
  const isKept = castDay !== null && draft.startMinute !== null && canStart(castDay, draft.startMinute, now);
  const startMinute = isKept ? draft.startMinute : firstStart;
  if (castDay === null || startMinute === null) return null;
  const fits = longestMinutes(castDay, startMinute);
  const longest = Math.max(MIN_MINUTES, fits - (fits % STEP_MINUTES));
  const minutes = Math.min(draft.minutes, longest);
  return {
    castDay,
    startMinute,
    minutes,
    longest,
    change,
    /** What is shown is what the sheet begins with. */
    keep: () => change({ startMinute, minutes }),
  };
}
