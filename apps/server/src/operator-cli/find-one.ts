import { UserType } from '@yoimachi/domain/account';
import { findAccounts } from '#desk/operator';
import { StartupError } from '../platform/startup-error.ts';
import type { OperatorContext } from './command.ts';

/**
 * The one account a phone number or an id identifies.
 *
 * @param userType only of this kind; absent: either. @throws StartupError when none or two match.
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
