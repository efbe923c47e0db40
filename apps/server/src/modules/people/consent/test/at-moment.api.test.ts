import { expect, test } from 'vitest';
import { addMinutes } from '@yoimachi/domain/time';
import { asOperator } from '../../../../test-support/as-operator.ts';
import { signUpCast, signUpGuest, typed, useRewoundApp } from '../../../../test-support/index.ts';
import { leaves } from '../../leaving/test/support.ts';
import { gives, saidBefore, withdraws } from './support.ts';

const app = useRewoundApp();
const desk = asOperator(app, 'suzuki');
const asks = (accountId: string, at: Date) => ({ params: { accountId }, query: { at: at.toISOString() } });
const termsIn = ({ items }: Awaited<ReturnType<typeof desk.ok<'showConsentsAt'>>>) =>
  items.find(({ item }) => item === 'TERMS')!;

test('what was agreed to at a moment is shown with the text of that version', async () => {
  const guest = await signUpGuest(app);
  await saidBefore(app, guest);
  const first = app.clock.now();
  await app.moveTo(addMinutes(first, 60));
  await gives(app, guest, ['TERMS', 'ADVERTISING']);
  await app.moveTo(addMinutes(first, 120));
  await withdraws(app, guest, 'ADVERTISING');
  const of = async (minutes: number) =>
    desk.ok('showConsentsAt', asks(guest.userId, addMinutes(first, minutes)));
  const [early, later, last] = [await of(0), await of(60), await of(120)];
  // The second version was in force and asked for already.
  expect(termsIn(early)).toMatchObject({ standing: 'OUTDATED', word: { version: '2026-11-01' } });
  expect(termsIn(later)).toMatchObject({
    standing: 'ACCEPTED',
    word: { version: '2026-11-15', place: 'SHEET' },
  });
  const bodies = [termsIn(early).word!.body!, termsIn(later).word!.body!];
  const kept = await app.db
    .selectFrom('page_version')
    .select('body')
    .where('text_id', '=', 'terms-guest')
    .orderBy('version')
    .execute();
  expect(bodies).toEqual(kept.slice(0, 2).map(({ body }) => body));
  const standingOf = (shown: typeof early) =>
    shown.items.find(({ item }) => item === 'ADVERTISING')?.standing;
  expect([early, later, last].map(standingOf)).toEqual(['NONE', 'ACCEPTED', 'TAKEN_BACK']);
  expect(last.items.find(({ item }) => item === 'MESSAGE_SCAN')?.word).toMatchObject({
    body: null,
    statement: expect.stringContaining('自動で確認'),
  });
});

test('before the first word nothing had been agreed to, which says when it began', async () => {
  const cast = await signUpCast(app);
  const { at } = await app.db
    .selectFrom('consent')
    .select('at')
    .where('account_id', '=', cast.userId)
    .orderBy('id')
    .executeTakeFirstOrThrow();
  const before = await desk.ok('showConsentsAt', asks(cast.userId, new Date(at.getTime() - 1)));
  expect(before).toMatchObject({ isBefore: true, firstAt: at.toISOString() });
  expect(before.items.every(({ word }) => word === null)).toBe(true);
  expect(await desk.ok('showConsentsAt', asks(cast.userId, at))).toMatchObject({ isBefore: false });
});

test('a moment to come is refused, as is who does not exist; who left is still found', async () => {
  const guest = await signUpGuest(app);
  const now = app.clock.now();
  expect(await desk.tries('showConsentsAt', asks(guest.userId, addMinutes(now, 1)))).toMatchObject({
    error: { code: 'VALIDATION', field: 'at' },
  });
  expect(await desk.tries('showConsentsAt', asks('00000000-0000-7000-8000-000000000000', now))).toMatchObject(
    {
      error: { code: 'NOT_FOUND' },
    },
  );
  await leaves(app, guest);
  expect((await desk.ok('showConsentsAt', asks(guest.userId, now))).isBefore).toBe(false);
});

test('the terminal says it, too', async () => {
  const guest = await signUpGuest(app);
  const at = (when: string) =>
    typed(app, 'showConsentsAt', guest.userId, '--at', when, '--operator', 'suzuki');
  expect(await at('2026-01-01T00:00')).toContain('isBefore: true');
  const now = () => app.clock.now();
  await app.moveTo(addMinutes(now(), 2));
  const tokyo = new Date(now().getTime() + 9 * 3_600_000).toISOString().slice(0, 16);
  expect(await at(tokyo)).toMatch(/TERMS +ACCEPTED.*terms-guest.*2026-11-15/);
  await expect(at('2099-01-01T00:00')).rejects.toThrow('--at');
});
