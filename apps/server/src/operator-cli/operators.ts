import { isOperatorRole, OPERATOR_ROLES, type OperatorRole } from '@yoimachi/domain/operator';
import type { ErrorCode, Result } from '@yoimachi/domain/result';
import { addOperator, changeOperator, findOperator, listOperators } from '#desk/operator';
import { invite } from '#desk/office';
import { call } from './call.ts';
import {
  UsageError,
  type ActingContext,
  type CliArgs,
  type CliCommand,
  type OperatorContext,
} from './command.ts';
import { operatorReasons } from './operator-reasons.ts';
import { refused } from './refused.ts';
import { showList } from './show-list.ts';

const ROLE = `<${OPERATOR_ROLES.join('|')}>`;

export const operatorCommands: readonly CliCommand[] = [
  { name: 'list-operators', usage: ': who can act, with role', run: runList },
  {
    name: 'add-operator',
    usage: `--name <name> --role ${ROLE}: an owner adds an operator; the first, an owner, adds himself`,
    run: runAdd,
  },
  {
    name: 'create-operator',
    usage: `--name <name> --mail <mail> --role ${ROLE}: the same, with a link by which the operator sets a password for the back office`,
    run: runCreate,
  },
  {
    name: 'invite-operator',
    usage:
      '<name> --mail <mail>: an owner lets an operator set a new password and second factor, by a link; the old ones end',
    act: runInvite,
  },
  {
    name: 'change-role',
    usage: `<name> --role ${ROLE}: an owner changes what an operator is there for`,
    run: runRole,
  },
  {
    name: 'sign-out-operator',
    usage: '<name>: an owner ends all sessions of an operator in the back office',
    act: runSignOut,
  },
  {
    name: 'disable-operator',
    usage: '<name>: an owner stops an operator from acting',
    act: (context, args) => runSwitch(context, args, true),
  },
  {
    name: 'enable-operator',
    usage: '<name>: an owner lets a disabled operator act again',
    act: (context, args) => runSwitch(context, args, false),
  },
];

async function runSignOut(context: ActingContext, args: CliArgs): Promise<void> {
  const { id, name } = done(await findOperator(context.db, args.at(0)));
  const { ended } = await call(context, 'endSessionsOf', { params: { operatorId: id } }, operatorReasons);
  console.log(`Ended: ${ended} sessions of ${name}`);
}

async function runList({ db }: OperatorContext): Promise<void> {
  showList(
    await listOperators(db),
    { what: 'operators' },
    ({ id, name, role, disabled_at }) =>
      `${id}  ${role}  ${name}${disabled_at ? `  disabled ${disabled_at.toISOString()}` : ''}`,
  );
}

async function runAdd(context: OperatorContext, args: CliArgs): Promise<void> {
  const { id, name } = await add(context, args);
  console.log(`Added: ${id} ${name}`);
}

async function runCreate(context: OperatorContext, args: CliArgs): Promise<void> {
  const mail = args.required('mail');
  const { id: operatorId } = await add(context, args);
  const made = isActing(context)
    ? await call(context, 'inviteOperator', { params: { operatorId }, body: { mail } }, operatorReasons)
    : done(await invite(context, { operatorId, mail, by: null }));
  showInvite(made);
}

async function runInvite(context: ActingContext, args: CliArgs): Promise<void> {
  const { id: operatorId } = done(await findOperator(context.db, args.at(0)));
  const input = { params: { operatorId }, body: { mail: args.required('mail') } };
  showInvite(await call(context, 'inviteOperator', input, operatorReasons));
}

const showInvite = (made: { readonly name: string; readonly url: string }): void =>
  console.log(`${made.name} sets a password within three days at ${made.url}`);

async function add(
  context: OperatorContext,
  args: CliArgs,
): Promise<{ readonly id: string; readonly name: string }> {
  const [name, role] = [args.required('name'), roleOf(args)];
  return isActing(context)
    ? call(context, 'addOperator', { body: { name, role } }, operatorReasons)
    : done(await addOperator(context, { name, role, by: undefined }));
}

async function runRole(context: OperatorContext, args: CliArgs): Promise<void> {
  const role = roleOf(args);
  const { id, name } = done(await findOperator(context.db, args.at(0)));
  if (isActing(context)) {
    const input = { params: { operatorId: id }, body: { role } };
    return show(await call(context, 'changeRole', input, operatorReasons));
  }
  const changed = done(await changeOperator(context, { name, change: { role }, by: undefined }));
  show({ ...changed, isDisabled: changed.disabled_at !== null });
}

async function runSwitch(context: ActingContext, args: CliArgs, isDisabled: boolean): Promise<void> {
  const { id } = done(await findOperator(context.db, args.at(0)));
  const input = { params: { operatorId: id }, body: { isDisabled } };
  show(await call(context, 'switchOperator', input, operatorReasons));
}

/** The first owner is made by nobody: no call, and no row of who did it. */
const isActing = (context: OperatorContext): context is ActingContext => context.operator !== undefined;

function done<T>(result: Result<T, ErrorCode>): T {
  if (!result.ok) throw refused(result.error, operatorReasons);
  return result.value;
}

function show({ name, role, isDisabled }: { name: string; role: OperatorRole; isDisabled: boolean }): void {
  console.log(`${name}: ${role}, ${isDisabled ? 'disabled' : 'enabled'}`);
}

function roleOf(args: CliArgs): OperatorRole {
  const role = args.required('role');
  if (!isOperatorRole(role)) throw new UsageError(`--role is one of ${OPERATOR_ROLES.join(', ')}.`);
  return role;
}
