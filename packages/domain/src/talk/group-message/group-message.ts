import { fail, ok, type Result } from '@yoimachi/domain/result';
import { GROUP_MESSAGES_PER_DAY, GROUP_MESSAGE_PEOPLE_MAX } from './limits.ts';

/** Whether a message may go to so many, after so many of the day. */
export function checkGroupMessage(
  people: number,
  sentToday: number,
): Result<undefined, 'GROUP_MESSAGE_LIMIT' | 'GROUP_MESSAGE_NOBODY' | 'GROUP_MESSAGE_TOO_MANY'> {
  if (sentToday >= GROUP_MESSAGES_PER_DAY) return fail('GROUP_MESSAGE_LIMIT');
  if (people === 0) return fail('GROUP_MESSAGE_NOBODY');
  return people > GROUP_MESSAGE_PEOPLE_MAX ? fail('GROUP_MESSAGE_TOO_MANY') : ok();
}
