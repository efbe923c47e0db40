import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { profileRoutes } from '@yoimachi/contract/profile';
import { participationOf, requested } from '../../../meeting/booking/test/support.ts';
import {
  OPERATORS,
  setStage,
  signUp,
  signUpCast,
  typed,
  useTestApp,
  verifiedCast,
  type Person,
} from '../../../../test-support/index.ts';
import { suspendAccount } from '../index.ts';

const app = useTestApp();
const AS = ['--operator', 'sato'];
const SUSPEND = ['--take-fee', 'false', '--reason', '確認'];
const CLI = join(import.meta.dirname, '../../../../operator-cli.ts');

/**
 * Runs the command line as an operator would; returns its output, or its message when it refuses. A process reads the whole product: what
 * a command says, and not how its process ends, is asked of `typed`.
 */
async function operator(...args: string[]): Promise<string> {
  const env = {
    ...process.env,
    NODE_ENV: 'test',
    DATABASE_URL: app.databaseUrl,
    SECRET_KEY: Buffer.alloc(32, 7).toString('base64'),
  };
  try {
    return (await promisify(execFile)(process.execPath, [CLI, ...args], { env })).stdout;
  } catch (error) {
    const { code, stderr } = error as { code: number; stderr: string };
    return `${code}: ${stderr}`;
  }
}

/** A cast who has finished the wizard. */
async function waitingCast(birthday = '2000-01-01'): Promise<Person> {
  const cast = await signUpCast(app, { nickname: '小夜', birthday });
  await setStage(app, cast.userId, 4);
  return cast;
}

describe('suspending an account', () => {
  test('ends its sessions and its requests; the points go back', async () => {
    const { guest, cast, bookingId } = await requested(app);
    const token = await cast.token();
    const done = await suspendAccount(app.context, { accountId: cast.userId, operator: OPERATORS.sato });
    expect(done).toEqual({ ok: true, value: { isNew: true, endedBookings: 1 } });
    expect(await app.call(profileRoutes.castHome, {}, token)).toMatchObject({ status: 401, code: 20 });
    expect(await participationOf(app, bookingId)).toMatchObject({
      status: 'AUTO_CANCEL',
      cancel_type: 'SUSPENDED',
      settled_points: 0,
    });
    const again = await suspendAccount(app.context, { accountId: cast.userId, operator: OPERATORS.sato });
    expect(again).toEqual({ ok: true, value: { isNew: false, endedBookings: 0 } });
    await app.ok(profileRoutes.guestHome, {}, guest);
    const listed = await app.db
      .selectFrom('cast_member')
      .select('listed')
      .where('id', '=', cast.userId)
      .executeTakeFirst();
    expect(listed?.listed).toBe(false);
  });

  test('nobody: NOT_FOUND', async () => {
    const unknown = { accountId: app.context.ids.newId(), operator: OPERATORS.sato };
    expect(await suspendAccount(app.context, unknown)).toMatchObject({ error: { code: 'NOT_FOUND' } });
  });
});

describe('the command line', () => {
  test('lists, and suspends by number or id', async () => {
    const cast = await waitingCast();
    expect(await typed(app, 'listMembers', '--side', 'CAST', ...AS)).toContain(cast.userId);
    const token = await cast.token();
    expect(await operator('suspendAccount', cast.userId, ...SUSPEND, ...AS)).toBe(
      'isNew: true\nendedBookings: 0\n',
    );
    await expect.poll(async () => (await app.call(profileRoutes.castHome, {}, token)).code).toBe(20);
  });

  test('says in a sentence what it cannot do', async () => {
    const cast = await verifiedCast(app);
    await signUp(app, 1, cast.phone);
    expect(await operator()).toMatch(/^1: Usage: npm run operator/);
    expect(await operator('suspendAccount', '09099999999', ...SUSPEND, ...AS)).toBe(
      '1: Nobody was found for 09099999999.\n',
    );
    await expect(typed(app, 'suspendAccount', cast.phone, ...SUSPEND, ...AS)).rejects.toThrow(
      /^.* has two accounts; name one by its id:\n/,
    );
    await expect(typed(app, 'liftSuspension', cast.userId, '--reason', 'x', ...AS)).rejects.toThrow(
      /^Refused: CONFLICT/,
    );
  });
});
