import { isOperatorRole, OPERATOR_ROLES, type OperatorRole } from '@yoimachi/domain/operator';
import { addOperator, changeOperator, listOperators, type OperatorChange } from '#desk/operator';
import { UsageError, type CliArgs, type CliCommand, type OperatorContext } from './command.ts';
import { operatorReasons } from './operator-reasons.ts';
import { refused } from './refused.ts';

const ROLE = `<${OPERATOR_ROLES.join('|')}>`;

export const operatorCommands: readonly CliCommand[] = [
  { name: 'list-operators', usage: ': who can act, with role', run: runList },
  {
    name: 'add-operator',
    usage: `--name <name> --role ${ROLE}: an owner adds an operator; the first, an owner, adds himself`,
    run: runAdd,
  },
  {
    name: 'change-role',
    usage: `<name> --role ${ROLE}: an owner changes what an operator is there for`,
    run: (context, args) => change(context, args, { role: roleOf(args) }),
  },
  {
    name: 'disable-operator',
    usage: '<name>: an owner stops an operator from acting',
    act: (context, args) => change(context, args, { disabled: true }),
  },
  {
    name: 'enable-operator',
    usage: '<name>: an owner lets a disabled operator act again',
    act: (context, args) => change(context, args, { disabled: false }),
  },
];

async function runList({ db }: OperatorContext): Promise<void> {
  const operators = await listOperators(db);
  for (const { id, name, role, disabled_at } of operators) {
    console.log(`${id}  ${role}  ${name}${disabled_at ? `  disabled ${disabled_at.toISOString()}` : ''}`);
  }
  console.log(`${operators.length} operators`);
}

async function runAdd(context: OperatorContext, args: CliArgs): Promise<void> {
  const added = await addOperator(context, {
    name: args.required('name'),
    role: roleOf(args),
    by: context.operator,
  });
  if (!added.ok) throw refused(added.error, operatorReasons);
  console.log(`Added: ${added.value.id} ${added.value.name}`);
}

async function change(context: OperatorContext, args: CliArgs, what: OperatorChange): Promise<void> {
  const changed = await changeOperator(context, { name: args.at(0), change: what, by: context.operator });
  if (!changed.ok) throw refused(changed.error, operatorReasons);
  const { name, role, disabled_at } = changed.value;
  console.log(`${name}: ${role}, ${disabled_at ? 'disabled' : 'enabled'}`);
}

function roleOf(args: CliArgs): OperatorRole {
  const role = args.required('role');
  if (!isOperatorRole(role)) throw new UsageError(`--role is one of ${OPERATOR_ROLES.join(', ')}.`);
  return role;
}
