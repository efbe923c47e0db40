import type { ErrorCode, Result } from '@yoimachi/domain/result';
import { addOperator, changeOperator, listOperators } from '#desk/operator';
import { invite } from '#desk/office';
import type { CliArgs, CliCommand, OperatorContext } from './command.ts';
import { refused } from './refused.ts';
import { showList } from './show-list.ts';

/** Before there is an owner nobody can be named who acts: no call, and no row of who did it. */
export const operatorCommands: readonly CliCommand[] = [
  { name: 'list-operators', usage: ': who can act, with role', run: runList },
  {
    name: 'create-operator',
    usage:
      '--name <name> [--mail <mail>]: the first owner, who adds all others; with a mail also a link to set a password for the back office',
    run: runCreate,
  },
  {
    name: 'make-owner',
    usage: '<name>: makes an operator from before there were roles the first owner',
    run: runOwner,
  },
];

async function runList({ db }: OperatorContext): Promise<void> {
  showList(
    await listOperators(db),
    { what: 'operators' },
    ({ id, name, role, disabled_at }) =>
      `${id}  ${role}  ${name}${disabled_at ? `  disabled ${disabled_at.toISOString()}` : ''}`,
  );
}

async function runCreate(context: OperatorContext, args: CliArgs): Promise<void> {
  const first = { name: args.required('name'), role: 'owner', by: undefined } as const;
  const { id: operatorId, name } = done(await addOperator(context, first));
  console.log(`Added: ${operatorId} ${name}`);
  const mail = args.option('mail');
  if (mail === undefined) return;
  const { url } = done(await invite(context, { operatorId, mail, by: null }));
  console.log(`${name} sets a password within three days at ${url}`);
}

async function runOwner(context: OperatorContext, args: CliArgs): Promise<void> {
  const change = { name: args.at(0), change: { role: 'owner' }, by: undefined } as const;
  const { name } = done(await changeOperator(context, change));
  console.log(`${name}: owner`);
}

function done<T>(result: Result<T, ErrorCode>): T {
  if (!result.ok) throw refused(result.error);
  return result.value;
}
