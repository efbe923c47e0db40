import { expect, test } from 'vitest';
import { typed, useTestApp } from '../../../../test-support/index.ts';
import { asksOperators, handingCast, NAME, open, takeLivePhoto } from './support.ts';

const app = useTestApp({ config: { logLevel: 'silent' } });

/** The terminal's output when the operator types a command. */
const operator = (name: string, ...words: string[]) => typed(app, name, ...words, '--operator', 'tanaka');

test('an operator finds what waits, looks at it with a reason, and decides', async () => {
  const cast = await handingCast(app);
  await takeLivePhoto(app, cast);
  const checkId = await asksOperators(app, cast);
  const listed = await operator('listAgeChecks');
  for (const said of [checkId, '2026-11-22T03:00:00.000Z', 'DRIVERS_LICENSE', 'ANALOG'])
    expect(listed).toContain(said);
  expect(listed).not.toContain(NAME);
  await expect(operator('readAgeCheck', checkId)).rejects.toThrow('--reason');
  const shown = await operator('readAgeCheck', checkId, '--reason', '年齢確認のため');
  expect(shown).toContain(`name: ${NAME}`);
  expect(shown).toContain('birthday: 1998-05-01');
  const links = [...shown.matchAll(/https?:\/\/\S+/g)].map(([url]) => new URL(url).pathname);
  expect(links).toHaveLength(2);
  expect(await open(app, links[0]!)).toBe(200);
  await expect(operator('rejectAgeCheck', checkId, '--reason', 'x')).rejects.toThrow('--reason');
  expect(await operator('approveAgeCheck', checkId)).toContain(cast.userId);
  await expect(operator('approveAgeCheck', checkId)).rejects.toThrow('AGE_CHECK_DECIDED');
  const nobody = ['rejectAgeCheck', app.context.ids.newId(), '--reason', 'EXPIRED'] as const;
  await expect(operator(...nobody)).rejects.toThrow('NOT_FOUND');
  expect(await operator('listAgeChecks')).toContain('0 items');
});
