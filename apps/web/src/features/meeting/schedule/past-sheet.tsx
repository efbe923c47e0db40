import type { OwnSchedule } from '@yoimachi/contract/schedule';
import { formatMinute, formatMonthDayLong, formatSpan } from '#lib/dates.ts';
import { DaySheet } from '#ui/day-sheet.tsx';
import { Spec } from '#ui/rows.tsx';
import { CopyLink } from './copy-link.tsx';
import { DayEntries } from './day-entries.tsx';
import { scheduleTexts as t } from './ja.ts';

interface Props {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly schedule: OwnSchedule;
}

/** A past day: its schedule and what was on it. */
export function PastSheet({ isOpen, onClose, schedule }: Props) {
  return (
    <DaySheet isOpen={isOpen} onClose={onClose} title={t.sheetTitle(formatMonthDayLong(schedule.day))}>
      <DayEntries schedule={schedule} />
      <Spec
        rows={[
          { label: t.hours, value: formatSpan(schedule.fromMinute, schedule.toMinute) },
          { label: t.bar, value: schedule.workingBar },
          { label: t.work, value: formatMinute(schedule.workMinute) },
        ]}
      />
      <CopyLink scheduleId={schedule.scheduleId} />
    </DaySheet>
  );
}
