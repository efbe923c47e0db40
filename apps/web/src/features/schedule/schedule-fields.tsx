import { MAX_MINUTE, STEP_MINUTES } from '@yoimachi/domain/schedule';
import type { ScheduleInput } from '@yoimachi/domain/schedule';
import type { ReactNode } from 'react';
import { formatMinute } from '../../lib/dates.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { FieldError } from '../../ui/field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { TimeSelect } from '../../ui/time-select.tsx';
import { fieldMessage, repairOf } from './form.ts';
import type { FieldCodes, Repair } from './form.ts';
import { scheduleTexts as t } from './ja.ts';

const LAST_START_MINUTE = 24 * 60 - STEP_MINUTES;
const BAR_MAX = 60;

interface Props {
  readonly input: ScheduleInput;
  readonly onChange: (change: Partial<ScheduleInput>) => void;
  readonly codes: FieldCodes;
  readonly now: Date;
}

/** Times, working bar and start of work, with what is wrong at its field and a one-tap repair where it is obvious. */
export function ScheduleFields({ input, onChange, codes, now }: Props) {
  return (
    <>
      <fieldset className="flex flex-col gap-3">
        <legend className="text-sm font-bold">{t.hours}</legend>
        <p className="-mt-2 text-xs text-sub">{t.hoursHelp}</p>
        <div className="grid grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] items-end gap-3">
          <TimeSelect
            label={t.from}
            value={input.fromMinute}
            onChange={(fromMinute) => onChange({ fromMinute })}
            firstMinute={0}
            lastMinute={LAST_START_MINUTE}
          />
          <span aria-hidden="true" className="pb-3 text-sub">
            –
          </span>
          <TimeSelect
            label={t.to}
            value={input.toMinute}
            onChange={(toMinute) => onChange({ toMinute })}
            firstMinute={0}
            lastMinute={MAX_MINUTE}
          />
        </div>
        <TimeProblem field="fromMinute" {...{ input, onChange, codes, now }} />
        {fieldMessage(codes, 'toMinute') !== fieldMessage(codes, 'fromMinute') && (
          <TimeProblem field="toMinute" {...{ input, onChange, codes, now }} />
        )}
      </fieldset>
      <div className="grid grid-cols-[minmax(0,1fr)_132px] items-start gap-3">
        <TextField
          label={t.bar}
          value={input.workingBar}
          maxLength={BAR_MAX}
          onChange={(event) => onChange({ workingBar: event.target.value })}
          error={fieldMessage(codes, 'workingBar')}
        />
        <TimeSelect
          label={t.work}
          value={input.workMinute}
          onChange={(workMinute) => onChange({ workMinute })}
          firstMinute={0}
          lastMinute={MAX_MINUTE}
          error={fieldMessage(codes, 'workMinute')}
        />
      </div>
      <Checkbox
        isCard
        label={t.cantJoinAlone}
        help={t.cantJoinAloneHelp}
        checked={input.cantJoinAlone}
        onChange={(event) => onChange({ cantJoinAlone: event.target.checked })}
      />
    </>
  );
}

function TimeProblem({ field, input, onChange, codes, now }: Props & { readonly field: Repair['field'] }): ReactNode {
  const message = fieldMessage(codes, field);
  if (!message) return null;
  const repair = repairOf(input, now, codes, field);
  const words = field === 'fromMinute' ? t.repairStart : t.repairEnd;
  return (
    <div className="flex flex-col items-start gap-3">
      <FieldError>{message}</FieldError>
      {repair && (
        <Button variant="line" size="md" onClick={() => onChange({ [field]: repair.minute })}>
          <span className="nums">{words(formatMinute(repair.minute))}</span>
        </Button>
      )}
    </div>
  );
}
