import { isOnDuty, writeHours } from '@yoimachi/domain/on-call';
import type { ErrorCode } from '@yoimachi/domain/result';
import { listShifts } from '#desk/on-call';
import { findOperator } from '#desk/operator';
import { call } from './call.ts';
import type { ActingContext, CliArgs, CliCommand, OperatorContext } from './command.ts';
import { operatorReasons } from './operator-reasons.ts';
import { refused } from './refused.ts';

const REASONS: Partial<Record<ErrorCode, string>> = {
  ...operatorReasons,
  SHIFT_INVALID: 'say days like mon,wed or fri-sun or daily, and hours like 18:00-02:00',
  SHIFT_UNKNOWN: 'no such shift',
  SHIFT_POSITION_TAKEN: 'somebody else has this position',
  NOT_FOUND: 'this alert wakes nobody',
  ALARM_TAKEN: 'somebody else has taken it',
};

export const onCallCommands: readonly CliCommand[] = [
  { name: 'on-call', usage: ': who answers alarms when, in the order in which they are told', run: runList },
  {
    name: 'add-on-call',
    usage:
      '<name> --phone <number> --days <mon,wed|fri-sun|daily> --hours <18:00-02:00> [--mail <address>] [--position <n>]: an operator answers alarms at these hours',
    act: runAdd,
  },
  { name: 'remove-on-call', usage: '<shift id>: these hours are answered no more', act: runRemove },
  {
    name: 'acknowledge',
    usage: '<alert id>: takes an alarm, and nobody else is told of it',
    act: runAcknowledge,
  },
];

async function runList({ db, clock }: OperatorContext): Promise<void> {
  const shifts = await listShifts(db);
  const now = clock.now();
  for (const shift of shifts) {
    const mail = shift.mailSealed ? ', mail' : '';
    const duty = isOnDuty(shift, now) ? '  on duty' : '';
    console.log(
      `${shift.position}  shift ${shift.id}  ${shift.name}  ${writeHours(shift)}  SMS${mail}${duty}`,
    );
  }
  console.log(shifts.length === 0 ? 'Nobody is on call: alarms reach nobody' : `${shifts.length} on call`);
}

async function runAdd(context: ActingContext, args: CliArgs): Promise<void> {
  const found = await findOperator(context.db, args.at(0));
  if (!found.ok) throw refused(found.error, operatorReasons);
  const { mail, position } = { mail: args.option('mail'), position: args.option('position') };
  const body = {
    phone: args.required('phone'),
    weekdays: args.required('days'),
    hours: args.required('hours'),
    ...(mail !== undefined && { mail }),
    ...(position !== undefined && { position: Number(position) }),
  };
  const added = await call(context, 'addShift', { params: { operatorId: found.value.id }, body }, REASONS);
  console.log(`Added: shift ${added.shiftId}, position ${added.position}`);
}

async function runRemove(context: ActingContext, args: CliArgs): Promise<void> {
  const shiftId = args.wholeNumberAt(0);
  await call(context, 'removeShift', { params: { shiftId } }, REASONS);
  console.log(`Removed: shift ${shiftId}`);
}

async function runAcknowledge(context: ActingContext, args: CliArgs): Promise<void> {
  const alertId = args.wholeNumberAt(0);
  await call(context, 'acknowledgeAlarm', { params: { alertId } }, REASONS);
  console.log(`Taken: alert ${alertId}`);
}
