import { useState } from 'react';
import {
  formatMinute,
  formatMonthDayLong,
  formatSpan,
  monthOf,
  weekdayLabel,
  formatMonthDay,
  type Day,
} from '#lib/dates.ts';
import { useToday, useNow } from '#lib/use-now.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Note } from '#ui/note.tsx';
import { Page, Section } from '#ui/page.tsx';
import { StickyBar } from '#ui/sticky-bar.tsx';
import { copyTexts as t } from './copy.ja.ts';
import { CopyTargets } from './copy-list.tsx';
import { CopyMonth } from './copy-month.tsx';
import { scheduleTexts } from './ja.ts';
import { lastDay } from './use-schedules.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { copyPreview, freeSameWeekdays, sumOf, type CopySum } from './copy-preview.ts';
import { failureOf } from './schedule-failure.ts';
import { scheduleRoutes, type CopiedDay, type OwnSchedule } from '@yoimachi/contract/schedule';
import { useQueryClient } from '@tanstack/react-query';
import { refresh, renew } from '#lib/queries.ts';
import { useAct } from '#lib/use-act.ts';
import { copySchedule } from './api/save-schedule.ts';

interface Props {
  readonly source: OwnSchedule;
  /** What is registered from today on. */
  readonly upcoming: readonly OwnSchedule[];
  readonly onCopied: (days: readonly CopiedDay[]) => void;
}

/** The calendar to choose from, the chosen days with the outcome for each, and the copy. */
export function CopyChoice({ source, upcoming, onCopied }: Props) {
  const choice = useCopyChoice(source, upcoming, onCopied);
  const { sum, failure, isAsking, isPending } = choice;
  return (
    <>
      <Page className="gap-7">
        <Source source={source} />
        <Days source={source} choice={choice} />
        <CopyTargets copies={sum.copies} />
      </Page>
      <StickyBar terms={!isAsking && failure.message && <Note look="danger">{failure.message}</Note>}>
        <Button isDisabled={sum.copies.length === 0} isPending={isPending} onClick={choice.start}>
          {t.copy(sum.copies.length)}
        </Button>
      </StickyBar>
      <CopyDialog
        isOpen={isAsking}
        sum={sum}
        problem={failure.message}
        isPending={isPending}
        onClose={choice.stopAsking}
        onConfirm={choice.run}
      />
    </>
  );
}

interface DaysProps {
  readonly source: OwnSchedule;
  readonly choice: ReturnType<typeof useCopyChoice>;
}

function Days({ source, choice }: DaysProps) {
  const today = useToday();
  const [month, setMonth] = useState(monthOf(source.day < today ? today : source.day));
  const { preview, chosen, startOf, toggle } = choice;
  return (
    <Section title={t.choose}>
      <p className="text-sm text-sub">{t.chooseHelp}</p>
      <CopyMonth
        month={month}
        onMonth={setMonth}
        firstMonth={monthOf(today)}
        lastMonth={monthOf(lastDay(today))}
        source={source.day}
        preview={preview}
        startOf={startOf}
        chosen={chosen}
        onToggle={toggle}
      />
      <div className="flex flex-wrap gap-3">
        <Button variant="line" size="md" onClick={choice.chooseWeekdays}>
          {t.everyWeek(weekdayLabel(source.day))}
        </Button>
        {chosen.size > 0 && (
          <Button variant="ghost" size="md" onClick={choice.clear}>
            {t.clear}
          </Button>
        )}
      </div>
    </Section>
  );
}

function Source({ source }: { readonly source: OwnSchedule }) {
  return (
    <Card look="sunken" className="flex flex-col gap-1">
      <p className="text-xs font-bold text-sub">{t.source}</p>
      <p className="nums font-bold">
        {formatMonthDayLong(source.day)} {formatSpan(source.fromMinute, source.toMinute)}
      </p>
      <p className="nums text-sm text-sub">
        {source.workingBar}　{scheduleTexts.work} {formatMinute(source.workMinute)}
      </p>
    </Card>
  );
}

interface CopyDialogProps {
  readonly isOpen: boolean;
  readonly sum: CopySum;
  readonly problem: string | null;
  readonly isPending: boolean;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
}

/** Before a copy that overwrites something: how many days, and which requests it refuses. */
function CopyDialog(props: CopyDialogProps) {
  const { isOpen, sum, problem, isPending, onClose, onConfirm } = props;
  const overwrites = sum.countOf('CHANGED');
  const refusals = sum.refused.length;
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onClose}
      title={t.confirmTitle(sum.copies.length)}
      confirmLabel={refusals > 0 ? t.confirmRefusing : t.confirm}
      isDestructive={refusals > 0}
      isPending={isPending}
      onConfirm={onConfirm}
    >
      {overwrites > 0 && <p>{t.overwrites(overwrites)}</p>}
      {refusals > 0 && (
        <>
          <p className="font-bold text-ink">{scheduleTexts.refusals(refusals)}</p>
          <ul>
            {sum.refused.map((request) => (
              <li key={request.bookingId} className="nums">
                {formatMonthDay(request.day)} {formatSpan(request.startMinute, request.endMinute)}{' '}
                {scheduleTexts.guest(request.guestNickname)}
              </li>
            ))}
          </ul>
          <p>{scheduleTexts.refuseNote}</p>
        </>
      )}
      {problem && <Note look="danger">{problem}</Note>}
    </ConfirmDialog>
  );
}

/** Which days are chosen, what copying would do to them, and the copy itself. `upcoming`: schedules from today on. */
function useCopyChoice(
  source: OwnSchedule,
  upcoming: readonly OwnSchedule[],
  onCopied: (days: readonly CopiedDay[]) => void,
) {
  const now = useNow();
  const [chosen, setChosen] = useState<ReadonlySet<Day>>(new Set());
  const [isAsking, setAsking] = useState(false);
  const copy = useCopy(onCopied);
  const there = new Map(upcoming.map((schedule) => [schedule.day, schedule]));
  const preview = copyPreview(source, upcoming, now);
  const sum = sumOf(preview, chosen);
  const choose = (days: Iterable<Day>) => {
    copy.reset();
    setChosen(new Set(days));
  };
  const run = () => {
    const days = sum.copies.map(({ day }) => day);
    if (!copy.isPending) copy.mutate({ source, days, there, confirmedRefusals: sum.refused.length });
  };
  return {
    preview,
    chosen,
    sum,
    isAsking,
    isPending: copy.isPending,
    failure: failureOf(copy.error),
    startOf: (day: Day) => there.get(day)?.fromMinute,
    toggle: (day: Day) =>
      choose(chosen.has(day) ? [...chosen].filter((other) => other !== day) : [...chosen, day]),
    chooseWeekdays: () => choose([...chosen, ...freeSameWeekdays(preview, source)]),
    clear: () => choose([]),
    /** Copies; asks first if something existing changes. */
    start: () => (sum.countOf('CHANGED') > 0 ? setAsking(true) : run()),
    run,
    stopAsking: () => {
      copy.reset();
      setAsking(false);
    },
  };
}

interface CopyOrder {
  readonly source: OwnSchedule;
  readonly days: readonly Day[];
  /** What she saw on the days. */
  readonly there: ReadonlyMap<Day, OwnSchedule>;
  readonly confirmedRefusals: number;
}

/** Copies a schedule. Reads the schedules again afterwards. */
function useCopy(onDone: (days: readonly CopiedDay[]) => void) {
  const client = useQueryClient();
  return useAct({
    name: 'copy-schedule',
    contentOf: bodyOf,
    send: (order: CopyOrder, idempotencyKey) => copySchedule(bodyOf(order), idempotencyKey),
    onDone: ({ days }) => {
      onDone(days);
      void renew(client);
    },
    onRefused: () => void refresh(client, scheduleRoutes),
  });
}

const bodyOf = ({ source, days, there, confirmedRefusals }: CopyOrder) => ({
  scheduleId: source.scheduleId,
  version: source.version,
  days: days.map((day) => ({ day, version: there.get(day)?.version ?? null })),
  confirmedRefusals,
});
