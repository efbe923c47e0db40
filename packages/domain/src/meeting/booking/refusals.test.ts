import { expect, test } from 'vitest';
import { fail } from '@yoimachi/domain/result';
import { BOOKING_PROCESS } from './booking-process.ts';
import { GUARDS } from './guards.ts';
import { REFUSALS, refused } from './refusals.ts';
import { missingRowCode } from './resolve.ts';
import { PHASES } from './state.ts';

test('a command names each refusal that the process has for it, and no other', () => {
  for (const [who, actions] of Object.entries(REFUSALS)) {
    for (const [action, named] of Object.entries(actions)) {
      const rows = BOOKING_PROCESS.filter(
        (row) => row.action === action && row.actor.some((one) => one === who),
      );
      expect(rows.length, `${who} ${action}`).toBeGreaterThan(0);
      const codes = new Set<string>([
        ...rows.flatMap(({ guards }) => guards.map((name) => GUARDS[name].code)),
        ...PHASES.map((phase) => missingRowCode(rows[0]!.action, phase)),
      ]);
      // That the balance and the card give it is known when it is taken.
      if (rows.some(({ money }) => money === 'extend')) codes.add('POINTS_INSUFFICIENT');
      codes.delete('ACTION_NOT_ALLOWED');
      expect(new Set<string>(named), `${who} ${action}`).toEqual(codes);
    }
  }
});

test('no person has a command that is not among them', () => {
  const missing = BOOKING_PROCESS.flatMap(({ action, actor }) =>
    (['guest', 'cast'] as const)
      .filter((who) => actor.includes(who) && !(action in REFUSALS[who]))
      .map((who) => `${who} ${action}`),
  );
  // A request has rules of its own; her schedule changes elsewhere.
  expect(missing).toEqual(['guest request', 'cast scheduleChanged']);
});

test('a refusal that a command cannot have is a broken invariant', () => {
  expect(refused('cast', 'end', fail('END_TOO_EARLY').error)).toEqual(fail('END_TOO_EARLY'));
  expect(() => refused('guest', 'cancel', fail('END_TOO_EARLY').error)).toThrow(
    'cannot fail with END_TOO_EARLY',
  );
});
