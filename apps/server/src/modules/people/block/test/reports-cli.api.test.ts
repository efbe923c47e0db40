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
  const listed = await operator('reports');
  expect(listed).toContain('CASH  SAFETY');
  expect(listed).toContain(`${guest.userId} of ${castId}`);
  expect(listed).not.toContain('現金を');
  expect(listed).toContain('1 open');
  const [id = ''] = listed.split(' ');
  const read = (reportId: string) => operator('read-report', reportId, '--reason', '通報の確認');
  expect(await read(id)).toContain(`${guest.userId} of ${castId}: 現金を 求められました。`);
  await expect(read(app.context.ids.newId())).rejects.toThrow('there is no such report');
  await expect(read('x')).rejects.toThrow("no report's id");
  expect(await operator('handle-report', id)).toBe(`Handled: ${id}`);
  await expect(operator('handle-report', id)).rejects.toThrow('is not open');
  await expect(operator('handle-report', 'x')).rejects.toThrow("no report's id");
  expect(await operator('reports')).toBe('0 open');
  const rows = await app.db.selectFrom('report').select('handled_by').execute();
  expect(rows).toEqual([{ handled_by: OPERATORS.sato.id }]);
});
