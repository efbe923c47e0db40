import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { answerMinutes } from '@yoimachi/domain/figures';
import { addDays } from '@yoimachi/domain/time';
import type { ReactNode } from 'react';
import { useMayAct } from '#lib/office.ts';
import { formatCount, pointsText } from '#ui/amount.tsx';
import { cx } from '#ui/cx.ts';
import { now } from '#ui/lib/clock.ts';
import { dayOf, weekdayLabel } from '#ui/lib/dates.ts';
import { Bone, Skeleton } from '#ui/skeleton.tsx';
import { bookingDays, payoffsDue, peopleDays, pointDays, type BookingDay, type DayFigures } from './api.ts';
import { FigureLink } from './figure-link.tsx';
import { figureTexts as t } from './ja.ts';
import { Plot } from './plot.tsx';
import { HOME_DAYS, plotted, ROLLING_DAYS, rollingAcceptance, shortCount } from './rolling.ts';
import type { View } from './search.ts';
import { UnusedPlot } from './unused-plot.tsx';

const FOUR = 'min-[1400px]:grid-cols-4';
/** In a row, or the last one below the others, as wide as both. */
const THREE = '*:last:col-span-2 min-[700px]:grid-cols-3 min-[700px]:*:last:col-span-1';

/** The first screen's figures: thirty days as four plots, and today in a line. What failed to load is left out: the work below matters more. */
export function HomeFigures() {
  const mayAct = useMayAct();
  const to = dayOf(now());
  const bookings = useQuery(bookingDays({ from: addDays(to, 2 - HOME_DAYS - ROLLING_DAYS), to }));
  const maySeePoints = mayAct('listPointDays');
  const points = useQuery({ ...pointDays({ from: addDays(to, 1 - HOME_DAYS), to }), enabled: maySeePoints });
  if (bookings.isPending || (maySeePoints && points.isPending))
    return (
      <Skeleton>
        <Bone className="h-52 rounded-lg" />
      </Skeleton>
    );
  if (!bookings.data) return null;
  const { days } = bookings.data;
  return (
    <section aria-label={t.home} className="flex flex-col gap-4">
      <div className={cx('grid grid-cols-2 gap-3 tablet:gap-4', points.data ? FOUR : THREE)}>
        <Confirmed days={days} />
        <Acceptance days={days} />
        {points.data ? <Fee items={points.data.items} /> : <AnswerTime days={days} />}
        {points.data && <Unused items={points.data.items} />}
      </div>
      <Today today={days[0]!} />
    </section>
  );
}

interface CardProps {
  readonly name: string;
  readonly view: View;
  readonly value: string;
  readonly beside: string;
  readonly children: ReactNode;
}

/** A figure of today, what it was before, and its thirty days; all of it leads to the figures. */
const Card = ({ name, view, value, beside, children }: CardProps) => (
  <article className="relative min-w-0 rounded-lg border border-line bg-surface p-3 tablet:p-4 hover:border-edge">
    <h2 className="font-gothic text-xs font-normal text-sub">
      <Link
        to="/figures"
        search={view === 'bookings' ? {} : { view }}
        className="after:absolute after:inset-0"
      >
        {name}
      </Link>
    </h2>
    <p className="nums text-xl font-bold tablet:text-2xl">{value}</p>
    <p className="nums mb-3 text-xs text-sub">{beside}</p>
    {children}
  </article>
);

function Confirmed({ days }: { readonly days: readonly BookingDay[] }) {
  const shown = days.slice(0, HOME_DAYS);
  const [today, weekBefore] = [days[0]!, days[7]!];
  return (
    <Card
      name={t.homeBookings}
      view="bookings"
      value={t.count(formatCount(today.figures.confirmed))}
      beside={t.weekBefore(weekdayLabel(weekBefore.day), t.count(formatCount(weekBefore.figures.confirmed)))}
    >
      <Plot kind="bars" points={plotted(shown, ({ figures }) => figures.confirmed)} axis={shortCount} />
    </Card>
  );
}

const percentText = (value: number | null | undefined) =>
  value === null || value === undefined ? t.none : t.percent(value);

function Acceptance({ days }: { readonly days: readonly BookingDay[] }) {
  const points = rollingAcceptance(days);
  const least = Math.floor(Math.min(...points.map(({ value }) => value ?? 100), 60) / 20) * 20;
  return (
    <Card
      name={t.homeAcceptance}
      view="bookings"
      value={percentText(points.at(-1)?.value)}
      beside={t.before30(percentText(points[0]?.value))}
    >
      <Plot kind="line" points={points} axis={(value) => `${value}%`} least={least} />
    </Card>
  );
}

function AnswerTime({ days }: { readonly days: readonly BookingDay[] }) {
  const shown = days.slice(0, HOME_DAYS);
  const text = (day: BookingDay) => {
    const minutes = answerMinutes(day.figures);
    return minutes === null ? t.none : t.minutes(minutes);
  };
  return (
    <Card
      name={t.homeAnswer}
      view="bookings"
      value={text(shown[0]!)}
      beside={t.before30(text(shown.at(-1)!))}
    >
      <Plot kind="bars" points={plotted(shown, ({ figures }) => answerMinutes(figures))} axis={shortCount} />
    </Card>
  );
}

function Fee({ items }: { readonly items: readonly DayFigures[] }) {
  const today = items[0]!;
  const month = items
    .filter(({ day }) => day.slice(0, 7) === today.day.slice(0, 7))
    .reduce((sum, { feePoints }) => sum + feePoints, 0);
  return (
    <Card
      name={t.homeFee}
      view="points"
      value={pointsText(today.feePoints)}
      beside={t.thisMonth(pointsText(month))}
    >
      <Plot
        kind="bars"
        points={plotted(items, ({ feePoints }) => Math.max(0, feePoints))}
        axis={shortCount}
      />
    </Card>
  );
}

function Unused({ items }: { readonly items: readonly DayFigures[] }) {
  const { unusedPaidPoints, unusedFreePoints } = items[0]!;
  return (
    <Card
      name={t.homeUnused}
      view="points"
      value={pointsText(unusedPaidPoints + unusedFreePoints)}
      beside={t.paidOf(pointsText(unusedPaidPoints))}
    >
      <UnusedPlot items={items} />
    </Card>
  );
}

const TODAY = [
  'requested',
  'approved',
  'confirmed',
  'met',
  'guestCancelled',
  'castCancelled',
  'castNoShow',
] as const;

/** What happened today, each leading to its rows. */
function Today({ today: { day, figures } }: { readonly today: BookingDay }) {
  const people = useQuery(peopleDays({ from: day, to: day }));
  const mayAct = useMayAct();
  const due = useQuery({ ...payoffsDue, enabled: mayAct('listPayDays') });
  const of = people.data?.days[0];
  return (
    <section className="rounded-lg border border-line bg-surface px-5 py-3">
      <h2 className="mb-2 font-gothic text-xs font-bold">{t.today}</h2>
      <dl className="flex flex-wrap gap-x-5 gap-y-2">
        {TODAY.map((figure) => (
          <Figure key={figure} name={t.bookingNames[figure]}>
            <FigureLink figure={figure} value={figures[figure]} from={day} to={day} />
          </Figure>
        ))}
        {of && (
          <>
            {(['guests', 'casts', 'smsSent'] as const).map((figure) => (
              <Figure key={figure} name={t.peopleNames[figure]}>
                <FigureLink figure={figure} value={of[figure]} from={day} to={day} />
              </Figure>
            ))}
            <Figure name={t.todayAge}>
              {of.ageCheckMinutes === null ? t.none : t.minutes(of.ageCheckMinutes)}
            </Figure>
          </>
        )}
        {due.data !== undefined && (
          <Figure name={t.payoffsDue}>
            {due.data === 0 ? (
              <span className="text-sub">0</span>
            ) : (
              <Link to="/payoffs" className="text-primary underline-offset-4 hover:underline">
                {formatCount(due.data)}
              </Link>
            )}
          </Figure>
        )}
      </dl>
    </section>
  );
}

const Figure = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div>
    <dt className="text-xs text-sub">{name}</dt>
    <dd className="nums text-base font-bold">{children}</dd>
  </div>
);
