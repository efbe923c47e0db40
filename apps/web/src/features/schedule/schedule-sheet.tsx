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
  const isSaving = act.isPending && act.act?.act === 'save';
  const date = formatMonthDayLong(input.day);
  return (
    <>
      <DaySheet
        isOpen={isOpen}
        onClose={onClose}
        title={t.sheetTitle(date)}
        isSticky={act.isPending || input !== start}
        footer={
          <div className="flex flex-col gap-3">
            {failure.message && !isDeleting && <Note look="danger">{failure.message}</Note>}
            <div className="flex gap-3 *:last:flex-1">
              {schedule && (
                <Button variant="danger" isDisabled={act.isPending} onClick={() => setDeleting(true)}>
                  {t.delete}
                </Button>
              )}
              <Button isPending={isSaving} onClick={() => save(0)}>
                {schedule ? t.save : t.saveNew}
              </Button>
            </div>
          </div>
        }
      >
        {schedule && schedule.bookings.length > 0 && <BookingsOfDay schedule={schedule} />}
        {!schedule && (
          <Select
            label={t.day}
            emptyLabel={null}
            value={input.day}
            onChange={(event) => change({ day: event.target.value })}
            options={freeDays.map((day) => ({ value: day, label: formatMonthDayLong(day) }))}
            error={fieldMessage(codes, 'day')}
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
          isOpen={isDeleting}
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
