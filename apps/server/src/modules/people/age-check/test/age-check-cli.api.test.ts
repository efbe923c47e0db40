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
  const listed = await operator('age-queue');
  expect(listed).toContain(
    `${checkId}  by 2026-11-22T03:00:00.000Z  DRIVERS_LICENSE  ANALOG  cast ${cast.userId}`,
  );
  expect(listed).not.toContain(NAME);
  await expect(operator('show-document', checkId)).rejects.toThrow('--reason');
  const shown = await operator('show-document', checkId, '--reason', '年齢確認のため');
  expect(shown).toContain(`registered: ${NAME}, born 1998-05-01`);
  const links = [...shown.matchAll(/https?:\/\/\S+/g)].map(([url]) => new URL(url).pathname);
  expect(links).toHaveLength(2);
  expect(await open(app, links[0]!)).toBe(200);
  await expect(operator('reject-age', checkId, '--reason', 'x')).rejects.toThrow('--reason is one of');
  expect(await operator('approve-age', checkId)).toBe(`Verified: ${cast.userId} 小夜`);
  await expect(operator('approve-age', checkId)).rejects.toThrow('it was decided');
  await expect(operator('reject-age', app.context.ids.newId(), '--reason', 'expired')).rejects.toThrow(
    'no such',
  );
  expect(await operator('age-queue')).toBe('0 waiting');
});
