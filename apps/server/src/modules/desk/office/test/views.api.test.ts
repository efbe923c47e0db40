import { expect, test } from 'vitest';
import { asOperator } from '../../../../test-support/as-operator.ts';
import { useTestApp } from '../../../../test-support/index.ts';

const app = useTestApp();
const desk = asOperator(app);
const list = 'members';
const body = { list, name: '休止中', search: 'side=CAST&state=PAUSED' } as const;
const NOBODY = '00000000-0000-7000-8000-0000000000ff';

test('filters are kept under a name, by each operator for herself', async () => {
  const view = await desk.ok('saveView', { body });
  expect(view).toMatchObject({ name: '休止中', search: 'side=CAST&state=PAUSED' });
  expect(await desk.ok('listViews', { query: { list } })).toEqual({ items: [view] });
  expect(await desk.ok('listViews', { query: { list: 'audit' } })).toEqual({ items: [] });
  const other = asOperator(app, 'sato');
  expect(await other.ok('listViews', { query: { list } })).toEqual({ items: [] });
  const foreign = await other.tries('removeView', { params: { viewId: view.id } });
  expect(foreign).toMatchObject({ error: { code: 'NOT_FOUND' } });
  await desk.ok('removeView', { params: { viewId: view.id } });
  expect(await desk.ok('listViews', { query: { list } })).toEqual({ items: [] });
  const gone = await desk.tries('removeView', { params: { viewId: NOBODY } });
  expect(gone).toMatchObject({ error: { code: 'NOT_FOUND' } });
});

test('a name that is there gets the filters anew, and needs something that is seen', async () => {
  const first = await desk.ok('saveView', { body });
  const again = await desk.ok('saveView', { body: { ...body, search: 'side=GUEST' } });
  expect(again).toEqual({ ...first, search: 'side=GUEST' });
  for (const name of ['', '  ', '\u200b'])
    expect(await desk.tries('saveView', { body: { ...body, name } })).toMatchObject({
      error: { code: 'REQUIRED', field: 'name' },
    });
  for (const search of ['a b', '"><script>', 'x'.repeat(1001)])
    expect(await desk.tries('saveView', { body: { ...body, search } })).toMatchObject({
      error: { code: 'VALIDATION' },
    });
});

test('twenty of a list are kept, also when two windows save at once', async () => {
  const save = (number: number) =>
    desk.tries('saveView', { body: { list: 'bookings', name: `条件${number}`, search: '' } });
  for (let number = 1; number < 20; number++) expect(await save(number)).toMatchObject({ ok: true });
  const both = await Promise.all([save(20), save(21)]);
  expect(both.filter(({ ok }) => ok)).toHaveLength(1);
  expect(both.find(({ ok }) => !ok)).toMatchObject({ error: { code: 'OFFICE_VIEWS_FULL' } });
  expect(await save(1)).toMatchObject({ ok: true });
});
