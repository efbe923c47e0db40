import type { OperatorRef } from '@yoimachi/domain/operator';
import { actingOperator } from '#desk/operator';
import { closed } from '#base/read-log';
import { StartupError } from '../platform/startup-error.ts';
import type { ParsedArgs } from './args.ts';
import { UsageError, type CliCommand, type OperatorContext } from './command.ts';
import { refused } from './refused.ts';

const NOBODY_NAMED =
  'Say who acts: --operator <name>. list-operators names them; the first is made with create-operator --name <name>.';

/**
 * Runs a command for the operator who was named.
 *
 * @returns what the terminal ends with.
 * @throws UsageError when an act names nobody. @throws StartupError when the name is unknown or a disabled operator's.
 */
export async function runCommand(
  context: Omit<OperatorContext, 'operator'>,
  command: CliCommand,
  { operatorName, ...args }: ParsedArgs,
): Promise<number> {
  const shut = { ...context, crypto: closed(context.crypto) };
  const operator = operatorName === undefined ? undefined : await namedOperator(context, operatorName);
  if ('run' in command) return (await command.run({ ...shut, operator }, args)) ?? 0;
  if (!operator) throw new UsageError(NOBODY_NAMED);
  await command.act({ ...shut, operator }, args);
  return 0;
}

async function namedOperator(
  { db }: Pick<OperatorContext, 'db'>,
  operatorName: string,
): Promise<OperatorRef> {
  const operator = await actingOperator(db, operatorName);
  if (operator.ok) return operator.value;
  if (operator.error.code !== 'OPERATOR_UNKNOWN') throw refused(operator.error);
  throw new StartupError(
    `Refused: no operator is called ${operatorName}. An owner adds one: addOperator --name <name> --role <role> --operator <owner>.`,
  );
}
