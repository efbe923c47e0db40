import type { OwnSchedule } from '@yoimachi/contract/schedule';
import type { ScheduleInput } from '@yoimachi/domain/schedule';
import { useState } from 'react';
import { formatMonthDayLong, type Day } from '#lib/dates.ts';
import { Button } from '#ui/button.tsx';
import { DaySheet } from '#ui/day-sheet.tsx';
import { Note } from '#ui/note.tsx';
import { Select } from '#ui/select.tsx';
import { isDeletable } from './change.ts';
import { CopyLink, DayEntries } from './day-entries.tsx';
import { fieldMessage } from './form.ts';
import { scheduleTexts as t } from './ja.ts';
import { DeleteDialog, RefusalDialog } from './schedule-dialogs.tsx';
import { ScheduleFields } from './schedule-fields.tsx';
import { useScheduleForm } from './use-schedule-form.ts';

interface Props {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** What the form starts with. */
  readonly start: ScheduleInput;
  /** The schedule being edited, as it is now; null registers a new one. */
  readonly schedule: OwnSchedule | null;
  /** Days that can be registered. */
  readonly freeDays: readonly Day[];
}

/** Registers, edits or deletes a day's schedule, with what is on it. No input is lost if a call fails. */
export function ScheduleSheet({ isOpen, onClose, start, schedule, freeDays }: Props) {
  const [isDeleting, setDeleting] = useState(false);
  const form = useScheduleForm(start, schedule, onClose);
  const { input, codes, act, failure, refused } = form;
  const date = formatMonthDayLong(input.day);
  return (
    <>
      <DaySheet
        isOpen={isOpen}
        onClose={onClose}
        title={t.sheetTitle(date)}
        isSticky={act.isPending || form.isChanged}
        footer={
          <Footer
            problem={form.heldMessage ?? (isDeleting ? null : failure.message)}
            refusals={refused.length}
            isNew={schedule === null}
            isHeld={schedule !== null && !isDeletable(schedule, form.now)}
            isPending={act.isPending}
            onSave={form.save}
            onDelete={() => setDeleting(true)}
          />
        }
      >
        {schedule && <DayEntries schedule={schedule} />}
        {!schedule && (
          <DayChoice
            day={input.day}
            days={freeDays}
            error={fieldMessage(codes, 'day')}
            onChange={(day) => form.change({ day })}
          />
        )}
        <ScheduleFields
          input={input}
          onChange={form.change}
          codes={codes}
          stoppedBar={form.stoppedBar}
          now={form.now}
          kept={schedule}
        />
        {schedule && !form.isChanged && <CopyLink scheduleId={schedule.scheduleId} />}
      </DaySheet>
      <RefusalDialog
        count={form.asked}
        requests={refused}
        isPending={act.isPending}
        onClose={form.forget}
        onConfirm={form.run}
      />
      {schedule && (
        <DeleteDialog
          isOpen={isOpen && isDeleting}
          date={date}
          pendingCount={failure.refusals ?? schedule.requests.length}
          error={act.variables?.act === 'delete' ? failure.message : null}
          isPending={act.isPending}
          onClose={() => {
            form.forget();
            setDeleting(false);
          }}
          onConfirm={(confirmedRefusals) => act.mutate({ act: 'delete', kept: schedule, confirmedRefusals })}
        />
      )}
    </>
  );
}

interface DayChoiceProps {
  readonly day: Day;
  readonly days: readonly Day[];
  readonly error: string | undefined;
  readonly onChange: (day: Day) => void;
}

function DayChoice({ day, days, error, onChange }: DayChoiceProps) {
  return (
    <Select
      label={t.day}
      emptyLabel={null}
      value={day}
      onChange={(event) => onChange(event.target.value)}
      options={days.map((value) => ({ value, label: formatMonthDayLong(value) }))}
      error={error}
    />
  );
}

interface FooterProps {
  readonly problem: string | null;
  /** Requests that saving would refuse. */
  readonly refusals: number;
  readonly isNew: boolean;
  /** Any booking on the day, even a finished one, prevents deleting the schedule. */
  readonly isHeld: boolean;
  readonly isPending: boolean;
  readonly onSave: () => void;
  readonly onDelete: () => void;
}

function Footer({ problem, refusals, isNew, isHeld, isPending, onSave, onDelete }: FooterProps) {
  return (
    <div className="flex flex-col gap-3">
      {problem && <Note look="danger">{problem}</Note>}
      {!problem && refusals > 0 && <Note look="danger">{t.refusals(refusals)}</Note>}
      {isHeld && !problem && <Note>{t.undeletable}</Note>}
      <div className="flex gap-3 *:last:flex-1">
        {!isNew && !isHeld && (
          <Button variant="danger" isDisabled={isPending} onClick={onDelete}>
            {t.delete}
          </Button>
        )}
        <Button isPending={isPending} onClick={onSave}>
          {isNew ? t.saveNew : t.save}
        </Button>
      </div>
    </div>
  );
}
