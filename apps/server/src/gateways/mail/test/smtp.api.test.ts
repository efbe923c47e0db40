import { createServer, type AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { testClock } from '#platform/clock';
import type { MailConfig } from '#platform/config';
import { isProper } from '../proper.ts';
import { smtpMail } from '../smtp.ts';
import { startFakeMailServer, type FakeMailServer } from './fake-mail-server.ts';
import { CERTIFICATE, KEY } from './loopback-certificate.ts';

const clock = testClock('2026-11-20T03:00:00.000Z');
const MAIL = {
  key: 'alarm:7',
  to: 'sato@example.jp',
  subject: '【宵待ち】至急のお知らせ',
  text: '秘密の本文',
};
let fake: FakeMailServer | undefined;
afterEach(async () => {
  await fake?.close();
  fake = undefined;
});
const start = async (...given: Parameters<typeof startFakeMailServer>) =>
  (fake = await startFakeMailServer(...given));
const send = (server: MailConfig, ca?: string) =>
  smtpMail(server, clock, { timeoutMs: 500, ...(ca !== undefined && { ca }) }).send(MAIL);

test('a mail arrives with subject and text, our name, and the same id whenever it is handed over', async () => {
  const { server, taken } = await start();
  expect(await send(server)).toBe('SENT');
  expect(await send({ ...server, user: 'yoimachi', password: 'p@ss' })).toBe('SENT');
  const ids = taken.map(({ source }) => /^Message-ID: (.+)$/im.exec(source)?.[1]);
  expect(ids[0]).toMatch(/@example\.jp>$/);
  expect(ids[1]).toBe(ids[0]);
  const [{ to, source }] = taken as [(typeof taken)[number]];
  expect(to).toBe('sato@example.jp');
  expect(source).toContain('Date: Fri, 20 Nov 2026 03:00:00 +0000');
  expect(source).toContain('Auto-Submitted: auto-generated');
  expect(source).toContain(`=?UTF-8?B?${Buffer.from('宵待ち').toString('base64')}?= <no-reply@example.jp>`);
  expect(source).toContain(Buffer.from('秘密の本文').toString('base64'));
});

test.each([550, 553])('a recipient refused for good (%s)', async (status) => {
  const { server } = await start({ refuse: [status, 'No such mailbox'] });
  expect(await send(server)).toBe('REFUSED');
});

test('a mail refused after its text', async () => {
  const { server } = await start({ atEnd: 'refuse' });
  expect(await send(server)).toBe('REFUSED');
});

test.each([421, 450, 451])('a recipient put off (%s) is tried again later', async (status) => {
  const { server, taken } = await start({ refuse: [status, 'Greylisted, come again'] });
  await expect(send(server)).rejects.toMatchObject({ name: 'DeliveryError' });
  expect(taken).toEqual([]);
});

test.each(['break', 'silent'] as const)(
  'a receipt that does not come (%s): it may have been sent',
  async (atEnd) => {
    const { server, taken } = await start({ atEnd });
    expect(await send(server)).toBe('UNKNOWN');
    expect(taken).toHaveLength(1);
  },
);

test('a server that says nothing, or is not there: it was not sent', async () => {
  const silent = createServer(() => undefined);
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const { port } = silent.address() as AddressInfo;
  const { server } = await start();
  await expect(send({ ...server, port })).rejects.toMatchObject({ name: 'DeliveryError' });
  await new Promise<void>((resolve) => silent.close(() => resolve()));
  await expect(send({ ...server, port })).rejects.toMatchObject({ name: 'DeliveryError' });
});

test('a wrong password tells neither it nor the recipient', async () => {
  const { server } = await start();
  const error = await send({ ...server, user: 'yoimachi', password: 'hunter2' }).catch(
    (thrown: unknown) => thrown,
  );
  expect(error).toMatchObject({ name: 'DeliveryError' });
  const told = `${(error as Error).stack} ${JSON.stringify(error)} ${String((error as Error).cause)}`;
  for (const secret of ['hunter2', 'sato', '秘密']) expect(told).not.toContain(secret);
});

test('another machine gets nothing without TLS; only with a certificate somebody vouches for', async () => {
  const plain = await start();
  // An address of this machine that is not known to be one.
  const host = '0.0.0.0';
  await expect(send({ ...plain.server, host })).rejects.toMatchObject({ name: 'DeliveryError' });
  await plain.close();
  const safe = await start({ disabledCommands: [], key: KEY, cert: CERTIFICATE });
  await expect(send({ ...safe.server, host })).rejects.toMatchObject({ name: 'DeliveryError' });
  expect(safe.taken).toEqual([]);
  expect(await send({ ...safe.server, host }, CERTIFICATE)).toBe('SENT');
  await safe.close();
  const tls = await start({ secure: true, key: KEY, cert: CERTIFICATE });
  expect(await send(tls.server, CERTIFICATE)).toBe('SENT');
});

test.each([
  [{ to: 'sato@example.jp\r\nBcc: all@example.jp' }],
  [{ to: 'sato@example.jp, all@example.jp' }],
  [{ to: 'Sato <sato@example.jp>' }],
  [{ to: 'sato' }],
  [{ subject: '至急\r\nBcc: all@example.jp' }],
  [{ subject: '至急\u2028' }],
  [{ subject: '' }],
])('%j is no proper mail', (change) => {
  expect(isProper(MAIL)).toBe(true);
  expect(isProper({ ...MAIL, ...change })).toBe(false);
});
