import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { pointsRoutes } from '@yoimachi/contract/points';
import { guestWithPoints, useTestApp } from '../../../test-support/index.ts';

const test = useTestApp();
const CLI = join(import.meta.dirname, '../../../operator-cli.ts');

/** Runs the command line as an operator would; answers its output, or what it says when it refuses. */
async function operator(...args: string[]): Promise<string> {
  const env = {
    ...process.env,
    NODE_ENV: 'test',
    DATABASE_URL: test.databaseUrl,
    SECRET_KEY: Buffer.alloc(32, 7).toString('base64'),
  };
  try {
    return (await promisify(execFile)(process.execPath, [CLI, ...args], { env })).stdout;
  } catch (error) {
    const { code, stderr } = error as { code: number; stderr: string };
    return `${code}: ${stderr}`;
  }
}

it('lets one operator propose at the terminal and another approve', async () => {
  const guest = await guestWithPoints(test, 0);
  const said = await operator('adjust', guest.userId, '300', '--reason', 'お詫び', '--operator', 'sato');
  const actId = /[\da-f-]{36}/.exec(said)![0];
  expect(await operator('approve', actId, '--operator', 'sato')).toContain(
    '1: Refused: who proposed it cannot approve it.',
  );
  expect(await operator('approve', actId, '--operator', 'suzuki')).toContain('Approved and done');
  expect(await operator('acts', '--all')).toContain('approved by suzuki');
  expect((await test.ok(pointsRoutes.userPoint, {}, guest)).document.currentPoint).toBe(300);
});

it('says what it does not understand', async () => {
  const guest = await guestWithPoints(test, 0);
  expect(await operator('adjust', guest.userId, '1.5', '--reason', 'x')).toContain('is not a whole number');
  expect(await operator('decline', test.context.ids.newId())).toContain('Refused: there is no such act');
});
