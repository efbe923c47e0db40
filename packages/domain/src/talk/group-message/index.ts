import { fail, ok, type Result } from '@yoimachi/domain/result';

/** Messages to groups of one cast and Tokyo day: each is many people's, and more would be advertising. */
export const GROUP_MESSAGES_PER_DAY = 3;
/** People whom one of them reaches. */
export const GROUP_MESSAGE_PEOPLE_MAX = 200;

/** Whether a message may go to so many, after so many of the day. */
export function checkGroupMessage(
  people: number,
  sentToday: number,
): Result<undefined, 'GROUP_MESSAGE_LIMIT' | 'GROUP_MESSAGE_NOBODY' | 'GROUP_MESSAGE_TOO_MANY'> {
  if (sentToday >= GROUP_MESSAGES_PER_DAY) return fail('GROUP_MESSAGE_LIMIT');
  if (people === 0) return fail('GROUP_MESSAGE_NOBODY');
  return people > GROUP_MESSAGE_PEOPLE_MAX ? fail('GROUP_MESSAGE_TOO_MANY') : ok();
}
