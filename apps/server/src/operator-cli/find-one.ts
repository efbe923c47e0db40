import { UserType } from '@yoimachi/domain/account';
import { findAccounts } from '#desk/operator';
import { StartupError } from '../platform/startup-error.ts';
import type { OperatorContext } from './command.ts';

/**
 * The one account that a phone number or an id names.
 *
 * @param userType only of this kind; absent: either.
 * @throws StartupError when nobody, or two, are meant.
 */
export async function findOne(context: OperatorContext, text: string, userType?: UserType): Promise<string> {
  const found = await findAccounts(context, text);
  const fitting = found.filter((account) => userType === undefined || account.user_type === userType);
  if (fitting.length === 0) throw new StartupError(`Nobody was found for ${text}.`);
  if (fitting.length === 1) return fitting[0]!.id;
  const choice = fitting.map(
    ({ id, user_type }) => `${id} (${user_type === UserType.CAST ? 'cast' : 'guest'})`,
  );
  throw new StartupError(`${text} has two accounts; name one by its id:\n${choice.join('\n')}`);
}
