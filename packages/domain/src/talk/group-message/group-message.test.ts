import { expect, test } from 'vitest';
import { checkGroupMessage, GROUP_MESSAGE_PEOPLE_MAX, GROUP_MESSAGES_PER_DAY } from './index.ts';

test('a message goes to somebody, not to too many, and not too often a day', () => {
  const codeOf = (people: number, sentToday: number) => {
    const checked = checkGroupMessage(people, sentToday);
    return checked.ok ? null : checked.error.code;
  };
  expect(codeOf(1, 0)).toBe(null);
  expect(codeOf(GROUP_MESSAGE_PEOPLE_MAX, GROUP_MESSAGES_PER_DAY - 1)).toBe(null);
  expect(codeOf(0, 0)).toBe('GROUP_MESSAGE_NOBODY');
  expect(codeOf(GROUP_MESSAGE_PEOPLE_MAX + 1, 0)).toBe('GROUP_MESSAGE_TOO_MANY');
  expect(codeOf(1, GROUP_MESSAGES_PER_DAY)).toBe('GROUP_MESSAGE_LIMIT');
});
