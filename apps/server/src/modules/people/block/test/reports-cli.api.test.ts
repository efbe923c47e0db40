import { expect, test } from 'vitest';
import { blockRoutes } from '@yoimachi/contract/block';
import { OPERATORS, signUpGuest, typed, useTestApp, verifiedCast } from '../../../../test-support/index.ts';

const app = useTestApp({ config: { logLevel: 'silent' } });

/** The terminal's output when the operator types a command. */
const operator = (name: string, ...words: string[]) => typed(app, name, ...words, '--operator', 'sato');

test('an operator reads what was reported, and says when it is looked after', async () => {
  const guest = await signUpGuest(app);
  const { userId: castId } = await verifiedCast(app);
  const report = { category: 'CASH', text: '現金を\n求められました。', isSafety: true } as const;
  await app.ok(blockRoutes.reportCast, { body: { castId, report } }, guest);
  const listed = await operator('listReports');
  for (const said of ['CASH', guest.userId, castId]) expect(listed).toContain(said);
  expect(listed).not.toContain('現金を');
  expect(listed).toContain('1 items');
  const { id } = await app.db.selectFrom('report').select('id').executeTakeFirstOrThrow();
  const read = (reportId: string) => operator('readReport', reportId, '--reason', '通報の確認');
  expect(await read(id)).toContain('text: 現金を 求められました。');
  await expect(read(app.context.ids.newId())).rejects.toThrow('NOT_FOUND');
  await expect(read('x')).rejects.toThrow('<report-id>');
  await operator('handleReport', id);
  await expect(operator('handleReport', id)).rejects.toThrow('NOT_FOUND');
  expect(await operator('listReports')).toContain('0 items');
  const rows = await app.db.selectFrom('report').select('handled_by').execute();
  expect(rows).toEqual([{ handled_by: OPERATORS.sato.id }]);
});
