import { BAR_MAX, MAX_MINUTE, STEP_MINUTES } from '@yoimachi/domain/schedule';
import type { Schedule, ScheduleInput } from '@yoimachi/domain/schedule';
import { useId } from 'react';
import { formatMinute } from '#lib/dates.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { FieldError } from '#ui/field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { TimeSelect } from '#ui/time-select.tsx';
import { fieldMessage, repairOf, type FieldCodes, type Repair } from './form.ts';
import { scheduleTexts as t } from './ja.ts';

const LAST_START_MINUTE = 24 * 60 - STEP_MINUTES;

interface Props {
  readonly input: ScheduleInput;
  readonly onChange: (change: Partial<ScheduleInput>) => void;
  readonly codes: FieldCodes;
  readonly stoppedBar: string | undefined;
  readonly now: Date;
  /** The stored schedule; null for a new one. */
  readonly kept: Pick<Schedule, 'fromMinute' | 'toMinute' | 'workMinute'> | null;
}

/** Times, working bar and start of work, each with its error at the field and a one-tap fix where obvious. */
export function ScheduleFields(props: Props) {
  const { input, onChange, codes, stoppedBar } = props;
  return (
    <>
      <Hours {...props} />
      <div className="grid grid-cols-2 items-start gap-3">
        <TextField
          label={t.bar}
          value={input.workingBar}
          maxLength={BAR_MAX}
          onChange={(event) => onChange({ workingBar: event.target.value })}
          error={stoppedBar ?? fieldMessage(codes, 'workingBar')}
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

/** From and to; their errors are shown below both, where there is room for text and a fix. */
function Hours(props: Props) {
  const { input, onChange, codes } = props;
  const id = useId();
  const fromError = fieldMessage(codes, 'fromMinute');
  const toError = fieldMessage(codes, 'toMinute');
  const isShared = fromError !== undefined && fromError === toError;
  const fromErrorId = fromError && `${id}-from`;
  const toErrorId = isShared ? fromErrorId : toError && `${id}-to`;
  return (
    <div role="group" aria-labelledby={`${id}-label`} className="flex flex-col gap-3">
      <div>
        <p id={`${id}-label`} className="text-sm font-bold">
          {t.hours}
        </p>
        <p className="text-xs text-sub">{t.hoursHelp}</p>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] items-end gap-3">
        <TimeSelect
          label={t.from}
          value={input.fromMinute}
          onChange={(fromMinute) => onChange({ fromMinute })}
          firstMinute={0}
          lastMinute={LAST_START_MINUTE}
          errorId={fromErrorId}
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
          errorId={toErrorId}
        />
      </div>
      {fromErrorId && <TimeProblem {...props} id={fromErrorId} field="fromMinute" />}
      {toErrorId && !isShared && <TimeProblem {...props} id={toErrorId} field="toMinute" />}
    </div>
  );
}

interface ProblemProps extends Props {
  readonly id: string;
  readonly field: Repair['field'];
}

function TimeProblem({ id, field, input, onChange, codes, now, kept }: ProblemProps) {
  const repair = repairOf(input, now, codes, field, kept);
  const words = field === 'fromMinute' ? t.repairStart : t.repairEnd;
  return (
    <div className="flex flex-col items-start gap-3">
      <FieldError id={id}>{fieldMessage(codes, field)}</FieldError>
      {repair && (
        <Button variant="line" size="md" onClick={() => onChange({ [field]: repair.minute })}>
          <span className="nums">{words(formatMinute(repair.minute))}</span>
        </Button>
      )}
    </div>
  );
}
