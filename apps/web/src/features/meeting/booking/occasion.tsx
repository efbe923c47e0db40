import { isOpen, isOver, type ParticipationState } from '@yoimachi/domain/booking';
import {
  dayOf,
  formatDuration,
  formatMinute,
  formatMonthDay,
  formatSpan,
  minuteOfDay,
  nearDayLabel,
  weekdayLabel,
} from '#lib/dates.ts';
import { Card, Divider } from '#ui/card.tsx';
import { Chip } from '#ui/chip.tsx';
import { Icon, type IconName } from '#ui/icon.tsx';
import type { ReactNode } from 'react';
import { bookingTexts as t } from './ja.ts';
import { MapLink } from './place-line.tsx';
import { spanOf } from './span.ts';

interface Props {
  readonly booking: { readonly startMinute: number; readonly place: string; readonly guestCount: number };
  /** Of the whole booking. */
  readonly state: ParticipationState;
  /** Of each cast whose times this side knows. */
  readonly states: readonly ParticipationState[];
  readonly castCount: number;
  /** Where the cast works; undefined where each of several casts says it of herself. */
  readonly workingBar: string | undefined;
  readonly now: Date;
}

interface CardProps extends Props {
  /** With whom, and what the status means. */
  readonly head: ReactNode;
  /** What can be done about it. */
  readonly children: ReactNode;
}

/** With whom, when and where, and what the status means. */
export function OccasionCard({ head, children, ...facts }: CardProps) {
  return (
    <Card className="flex flex-col gap-4">
      {head}
      <Divider />
      <Occasion {...facts} />
      {children}
    </Card>
  );
}

/** When, where and how many: the facts of a booking. A near day is named while the booking goes on. */
export function Occasion({ booking, state, states, castCount, workingBar, now }: Props) {
  const { day, workStartsAt } = state;
  const { startMinute, endMinute, plan } = spanOf(states, booking.startMinute);
  const near = isOpen(state) && !isOver(state) && nearDayLabel(day, dayOf(now));
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-col gap-1">
        <div className="flex flex-wrap items-center justify-between gap-x-3">
          <p className="font-mincho text-2xl font-bold">
            {formatMonthDay(day)}
            <span className="ml-2 font-gothic text-sm font-normal text-sub">（{weekdayLabel(day)}）</span>
          </p>
          {near && <Chip look="tint">{near}</Chip>}
        </div>
        <p className="nums text-xl font-bold">
          {formatSpan(startMinute, endMinute)}
          <span className="ml-2 text-sm font-normal text-sub">{formatDuration(endMinute - startMinute)}</span>
        </p>
        {plan && <p className="nums text-sm text-sub">{t.plan(plan)}</p>}
      </div>
      <ul className="flex flex-col gap-2.5 text-sm">
        <Fact icon="pin">
          {booking.place}
          <MapLink place={booking.place} />
        </Fact>
        <Fact icon="users">{t.people(booking.guestCount, castCount)}</Fact>
        {workingBar !== undefined && (
          <Fact icon="shop">
            {workingBar}
            <span className="nums text-sub">{t.workAt(formatMinute(minuteOfDay(workStartsAt, day)))}</span>
          </Fact>
        )}
      </ul>
    </div>
  );
}

function Fact({ icon, children }: { readonly icon: IconName; readonly children: ReactNode }) {
  return (
    <li className="flex items-start gap-3">
      <Icon name={icon} className="mt-px text-sub" />
      <span className="min-w-0">{children}</span>
    </li>
  );
}
