import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createTestDatabase } from '../../../../../../../tools/test/global-database.ts';
import { startFakeTwilio } from '#gateways/sms/twilio/test/fake-twilio.ts';
import { createDb, createPool } from '#platform/database';
import { killableServer } from '../../../../test-support/killable-server.ts';

test('a process that dies between the SMS service and its answer sends nothing twice when it is back', async () => {
  const [database, twilio] = await Promise.all([createTestDatabase(), startFakeTwilio()]);
  const dataDir = await mkdtemp(join(tmpdir(), 'yoimachi-sms-'));
  const { accountSid, authToken, sender, url } = twilio.account;
  const server = killableServer(database.url, dataDir, {
    TWILIO_ACCOUNT_SID: accountSid,
    TWILIO_AUTH_TOKEN: authToken,
    TWILIO_SENDER: sender,
    TWILIO_URL: url,
  });
  const db = createDb(createPool({ url: database.url, size: 1 }));
  try {
    await server.start();
    const sendCode = async () => {
      const { challenge } = (await (
        await fetch(`${await server.url()}/v1/identity/bot-challenge`)
      ).json()) as {
        challenge: string;
      };
      return fetch(`${await server.url()}/v1/identity/send-code`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          phone: '09012345678',
          browserId: '6f6f2c1e-6f3b-4a53-9b3c-0d9b8d5a7c11',
          botCheck: await solved(challenge),
        }),
      });
    };
    twilio.fail('NEVER_ANSWER');
    const [taken, unanswered] = [twilio.once(), sendCode().catch(() => null)];
    await taken;
    await server.kill();
    expect(await unanswered).toBeNull();
    await server.start();
    // The row of the code was there first: the person is told to wait for it, or to type it.
    const again = await sendCode();
    expect([again.status, ((await again.json()) as { code: string }).code]).toEqual([429, 'RESEND_TOO_SOON']);
    expect(twilio.taken).toHaveLength(1);
    expect(await db.selectFrom('sent_message').select('state').execute()).toEqual([{ state: 'STARTED' }]);
  } finally {
    await server.kill();
    await db.destroy();
    await twilio.close();
    await database.drop();
    await rm(dataDir, { recursive: true });
  }
});

async function solved(challengeText: string): Promise<string> {
  const [{ solveChallenge }, { deriveKey }] = await Promise.all([
    import('altcha-lib'),
    import('altcha-lib/algorithms/pbkdf2'),
  ]);
  const challenge = JSON.parse(challengeText);
  return JSON.stringify({ challenge, solution: await solveChallenge({ challenge, deriveKey }) });
}
