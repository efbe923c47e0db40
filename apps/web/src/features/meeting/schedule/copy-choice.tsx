import type { CopiedDay, OwnSchedule } from '@yoimachi/contract/schedule';
import { useState } from 'react';
import { formatMinute, formatMonthDayLong, formatSpan, monthOf, weekdayLabel } from '#lib/dates.ts';
import { useToday } from '#lib/use-now.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Note } from '#ui/note.tsx';
import { H2, Page, Section } from '#ui/page.tsx';
import { StickyBar } from '#ui/sticky-bar.tsx';
import { CopyDialog } from './copy-dialog.tsx';
import { copyTexts as t } from './copy.ja.ts';
import { CopyTargets } from './copy-list.tsx';
import { CopyMonth } from './copy-month.tsx';
import { scheduleTexts } from './ja.ts';
import { useCopyChoice } from './use-copy-choice.ts';
import { lastDay } from './use-schedules.ts';

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
    <Section>
      <H2>{t.choose}</H2>
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
