import type { OwnSchedule } from '@yoimachi/contract/schedule';
import type { ScheduleInput } from '@yoimachi/domain/schedule';
import { useState } from 'react';
import { formatMonthDayLong, formatSpan } from '../../lib/dates.ts';
import type { Day } from '../../lib/dates.ts';
import { useNow } from '../../lib/use-now.ts';
import { Button } from '../../ui/button.tsx';
import { DaySheet } from '../../ui/day-sheet.tsx';
import { Note } from '../../ui/note.tsx';
import { Select } from '../../ui/select.tsx';
import { fieldCodes, fieldMessage } from './form.ts';
import { scheduleTexts as t } from './ja.ts';
import { DeleteDialog, RefusalDialog } from './schedule-dialogs.tsx';
import { ScheduleFields } from './schedule-fields.tsx';
import { failureOf } from './schedule-failure.ts';
import { useScheduleAct } from './use-save.ts';

interface Props {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** What the form begins with. */
  readonly start: ScheduleInput;
  /** The schedule that is edited, as it is now; null registers a new one. */
  readonly schedule: OwnSchedule | null;
  /** Days that can be registered. */
  readonly freeDays: readonly Day[];
}

/** Registers, edits or deletes the schedule of a day. Nothing typed is lost when a call fails. */
export function ScheduleSheet({ isOpen, onClose, start, schedule, freeDays }: Props) {
  const now = useNow();
  const [input, setInput] = useState(start);
  const [isTried, setTried] = useState(false);
  const [isDeleting, setDeleting] = useState(false);
  const act = useScheduleAct(onClose);
  const codes = fieldCodes(input, now, isTried);
  const failure = failureOf(act.error);
  const change = (next: Partial<ScheduleInput>) => {
    act.reset();
    setInput((present) => ({ ...present, ...next }));
  };
  const save = (confirmedRefusals: number) => {
    setTried(true);
    if (fieldCodes(input, now, true).size === 0)
      act.run({ act: 'save', kept: schedule, input, confirmedRefusals });
  };
  const date = formatMonthDayLong(input.day);
  return (
    <>
      <DaySheet
        isOpen={isOpen}
        onClose={onClose}
        title={t.sheetTitle(date)}
        isSticky={act.isPending || input !== start}
        footer={
          <Footer
            problem={isDeleting ? null : failure.message}
            isNew={schedule === null}
            isPending={act.isPending}
            onSave={() => save(0)}
            onDelete={() => setDeleting(true)}
          />
        }
      >
        {schedule && schedule.bookings.length > 0 && <BookingsOfDay schedule={schedule} />}
        {!schedule && (
          <DayChoice
            day={input.day}
            days={freeDays}
            error={fieldMessage(codes, 'day')}
            onChange={(day) => change({ day })}
          />
        )}
        <ScheduleFields input={input} onChange={change} codes={codes} now={now} />
      </DaySheet>
      <RefusalDialog
        count={act.act?.act === 'save' ? failure.refusals : null}
        isPending={act.isPending}
        onClose={act.reset}
        onConfirm={save}
      />
      {schedule && (
        <DeleteDialog
          isOpen={isOpen && isDeleting}
          date={date}
          pendingCount={failure.refusals ?? schedule.pendingCount}
          error={act.act?.act === 'delete' ? failure.message : null}
          isPending={act.isPending}
          onClose={() => {
            act.reset();
            setDeleting(false);
          }}
          onConfirm={(confirmedRefusals) => act.run({ act: 'delete', kept: schedule, confirmedRefusals })}
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
  readonly isNew: boolean;
  readonly isPending: boolean;
  readonly onSave: () => void;
  readonly onDelete: () => void;
}

function Footer({ problem, isNew, isPending, onSave, onDelete }: FooterProps) {
  return (
    <div className="flex flex-col gap-3">
      {problem && <Note look="danger">{problem}</Note>}
      <div className="flex gap-3 *:last:flex-1">
        {!isNew && (
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

function BookingsOfDay({ schedule }: { readonly schedule: OwnSchedule }) {
  return (
    <div className="flex flex-col gap-1 rounded-lg bg-sunken px-4 py-3 text-sm">
      <p className="text-xs font-bold text-sub">{t.bookingsOfDay}</p>
      <ul>
        {schedule.bookings.map((booking) => (
          <li key={booking.bookingId} className="nums flex justify-between gap-3">
            <span className="font-bold">{formatSpan(booking.startMinute, booking.endMinute)}</span>
            <span className="truncate">{t.guest(booking.guestNickname)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
