import {
  formatDuration,
  formatMinute,
  formatMonthDay,
  formatSpan,
  nearDayLabel,
  weekdayLabel,
} from '#lib/dates.ts';
import type { Day } from '#lib/dates.ts';
import { Chip } from '#ui/chip.tsx';
import { Icon } from '#ui/icon.tsx';
import type { IconName } from '#ui/icon.tsx';
import type { ReactNode } from 'react';
import { bookingTexts as t } from './ja.ts';
import { MapLink } from './place-line.tsx';
import type { Span } from './span.ts';

interface Props {
  readonly day: Day;
  /** Present: a near day is named too. */
  readonly today?: Day | undefined;
  readonly span: Span;
  readonly place: string;
  readonly guestCount: number;
  readonly castCount: number;
  /** Where and from when the cast works; null where each of several casts says it of herself. */
  readonly work: { readonly bar: string; readonly minute: number } | null;
}

/** When, where and with how many: the facts of a booking. */
export function Occasion(props: Props) {
  const { day, today, span } = props;
  const { startMinute, endMinute } = span;
  const near = today && nearDayLabel(day, today);
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
        {span.plan && <p className="nums text-sm text-sub">{t.plan(span.plan)}</p>}
      </div>
      <ul className="flex flex-col gap-2.5 text-sm">
        <Fact icon="pin">
          {props.place}
          <MapLink place={props.place} />
        </Fact>
        <Fact icon="users">{t.people(props.guestCount, props.castCount)}</Fact>
        {props.work && (
          <Fact icon="shop">
            {props.work.bar}
            <span className="nums text-sub">{t.workAt(formatMinute(props.work.minute))}</span>
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
