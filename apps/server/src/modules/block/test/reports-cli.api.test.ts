import { expect, test, vi } from 'vitest';
import { blockRoutes } from '@yoimachi/contract/block';
import { parseArgs } from '../../../operator-cli/args.ts';
import { reportCommands } from '../../../operator-cli/reports.ts';
import { signUpGuest, useTestApp, verifiedCast } from '../../../test-support/index.ts';

const app = useTestApp({ config: { logLevel: 'silent' } });

/** Runs a command as it is typed; answers what it prints. */
async function operator(name: string, ...words: string[]): Promise<string> {
  const command = reportCommands.find((one) => one.name === name)!;
  const { operatorName, ...args } = parseArgs(command, words);
  const print = vi.spyOn(console, 'log').mockReturnValue();
  try {
    await command.run({ ...app.context, operatorName }, args);
    return print.mock.calls.map((call) => call.join(' ')).join('\n');
  } finally {
    print.mockRestore();
  }
}

test('an operator reads what was reported, and says when it is looked after', async () => {
  const guest = await signUpGuest(app);
  const { userId: castId } = await verifiedCast(app);
  const report = { category: 'CASH', text: '現金を\n求められました。', isSafety: true } as const;
  await app.ok(blockRoutes.reportCast, { body: { castId, report } }, guest);
  const listed = await operator('reports');
  expect(listed).toContain('CASH  SAFETY');
  expect(listed).toContain(`${guest.userId} of ${castId}: 現金を 求められました。`);
  expect(listed).toContain('1 open');
  const [id = ''] = listed.split(' ');
  expect(await operator('handle-report', id, '--operator', 'suzuki')).toBe(`Handled: ${id}`);
  await expect(operator('handle-report', id)).rejects.toThrow('is not open');
  await expect(operator('handle-report', 'x')).rejects.toThrow("no report's id");
  expect(await operator('reports')).toBe('0 open');
  const rows = await app.db.selectFrom('report').select('handled_by').execute();
  expect(rows).toEqual([{ handled_by: 'suzuki' }]);
});
