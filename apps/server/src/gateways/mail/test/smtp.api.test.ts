import { createServer, type AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { testClock } from '#platform/clock';
import type { MailConfig } from '#platform/config';
import { makeLetter } from '#platform/letter';
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
/** The text of a part of a mail. */
function decoded(part: string): string {
  const at = part.indexOf('\r\n\r\n');
  const [head, body] = [part.slice(0, at), part.slice(at + 4)];
  const coding = /^Content-Transfer-Encoding: (\S+)/im.exec(head)?.[1];
  if (coding === 'base64') return Buffer.from(body, 'base64').toString();
  const bytes = body
    .replace(/\r\n$/, '')
    .replace(/=\r\n/g, '')
    .replace(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString().replaceAll('\r\n', '\n');
}

let fake: FakeMailServer | undefined;
afterEach(async () => {
  await fake?.close();
  fake = undefined;
});
const start = async (...given: Parameters<typeof startFakeMailServer>) =>
  (fake = await startFakeMailServer(...given));
const smtp = (server: MailConfig, options: Parameters<typeof smtpMail>[2] = {}) =>
  smtpMail(server, clock, { timeoutMs: 20_000, ...options });
const send = (server: MailConfig, options: Parameters<typeof smtpMail>[2] = {}) =>
  smtp(server, options).send(MAIL);

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

test.each([
  ['taro..hana@docomo.ne.jp', '"taro..hana"@docomo.ne.jp'],
  ['.taro@docomo.ne.jp', '".taro"@docomo.ne.jp'],
  ['taro.@ezweb.ne.jp', '"taro."@ezweb.ne.jp'],
  ['taro.hana@docomo.ne.jp', 'taro.hana@docomo.ne.jp'],
  ['-/?^_{|}~!#$%@docomo.ne.jp', '-/?^_{|}~!#$%@docomo.ne.jp'],
])('on the envelope and in the header %s stands as %s', async (to, written) => {
  const asked: string[] = [];
  const { server, taken } = await start({
    // What is quoted it would refuse otherwise, dots at odd places and all.
    lenientAddressParsing: true,
    onRcptTo: ({ address }, _session, done) => {
      asked.push(address);
      done();
    },
  });
  expect(isProper({ ...MAIL, to })).toBe(true);
  expect(await smtp(server).send({ ...MAIL, to })).toBe('SENT');
  expect(asked).toEqual([written]);
  expect(/^To: <?(.+?)>?\r$/m.exec(taken[0]!.source)?.[1]).toBe(written);
});

test('a mail refused after its text', async () => {
  const { server } = await start({ atEnd: 'refuse' });
  expect(await send(server)).toBe('REFUSED');
});

test.each([
  [421, 'Too many connections', undefined],
  [450, 'Greylisted, come again', 300],
  [451, '4.7.1 Greylisting in action, please try again in 120 seconds', 120],
  [450, 'Greylisted, see https://example.jp/greylist, retry after 7 minutes', 420],
  [452, 'Mailbox full, come back in 99999 minutes', 3600],
])(
  'a recipient put off (%i %s) is tried again after %s seconds',
  async (status, words, retryAfterSeconds) => {
    const { server, taken } = await start({ refuse: [status, words] });
    await expect(send(server)).rejects.toMatchObject({ name: 'DeliveryError', retryAfterSeconds });
    expect(taken).toEqual([]);
  },
);

const LETTER = makeLetter({
  title: `${'長い件名'.repeat(14)}🌙`,
  body: `${'宵'.repeat(3_000)}🌙`,
  action: { label: '予約を見る', url: 'https://www.example.jp/guest/booking/1' },
  reason: 'ご予約のお知らせのため、お送りしています。',
  settingsUrl: 'https://www.example.jp/guest/settings/notifications',
  unsubscribeUrl: `https://www.example.jp/unsubscribe/${'t'.repeat(120)}`,
  sender: { name: '見本商事', contact: 'help@example.jp' },
});
const sendLetter = async (change = {}) => {
  const { server, taken } = await start();
  expect(await smtp(server).send({ ...MAIL, ...LETTER, ...change })).toBe('SENT');
  return taken[0]!.source;
};

test('a letter arrives as text and as HTML, whole, in lines that every server takes', async () => {
  const source = await sendLetter();
  const [head, ...rest] = source.split('\r\n\r\n') as [string, ...string[]];
  expect(head).toMatch(/^Content-Type: multipart\/alternative;/m);
  const body = rest.join('\r\n\r\n');
  // The plainer part first, as programs take the last one that they can show (RFC 2046, 5.1.4).
  const types = [...body.matchAll(/^Content-Type: (\S+); charset=utf-8/gm)].map(([, type]) => type);
  expect(types).toEqual(['text/plain', 'text/html']);
  const parts = body.split(/^--[^\r\n]+(?:--)?\r\n/m).filter((part) => part.startsWith('Content-Type'));
  expect(parts.map(decoded)).toEqual([LETTER.text, LETTER.html]);
  // Only an address that must not be broken is longer (RFC 5322, 2.1.1).
  const long = source.split('\r\n').filter((line) => line.length > 78);
  expect(long).toEqual([expect.stringMatching(/^List-Unsubscribe: </)]);
});

test('a long Japanese subject is folded between characters', async () => {
  const source = await sendLetter();
  const subject = /^Subject: ((?:.+\r\n )*.+)/m.exec(source)![1]!;
  const words = subject.split('\r\n ');
  expect(words.length).toBeGreaterThan(3);
  // Each word by itself is whole characters, for programs that decode one by one.
  const texts = words.map((word) => {
    const base64 = /^=\?UTF-8\?B\?([\w+/=]+)\?=$/.exec(word)![1]!;
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(base64, 'base64'));
  });
  expect(texts.join('')).toBe(LETTER.subject);
});

test('the way out stands where programs look for it, and is pressed by them behind TLS alone', async () => {
  const source = await sendLetter();
  expect(source).toContain(`\r\nList-Unsubscribe: <${LETTER.unsubscribeUrl}>\r\n`);
  expect(source).toContain('\r\nList-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n');
  const plain = await sendLetter({ unsubscribeUrl: 'http://localhost:3000/unsubscribe/t' });
  expect(plain).toContain('\r\nList-Unsubscribe: <http://localhost:3000/unsubscribe/t>\r\n');
  expect(plain).not.toContain('List-Unsubscribe-Post');
  expect(await sendLetter({ unsubscribeUrl: undefined })).not.toContain('List-Unsubscribe');
});

test.each(['break', 'silent'] as const)(
  'a receipt that does not come (%s): it may have been sent',
  async (atEnd) => {
    const { server, taken } = await start({ atEnd });
    expect(await send(server, atEnd === 'silent' ? { timeoutMs: 1_000 } : {})).toBe('UNKNOWN');
    expect(taken).toHaveLength(1);
  },
);

test('a server that says nothing, or is not there: it was not sent', async () => {
  const silent = createServer(() => undefined);
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const { port } = silent.address() as AddressInfo;
  const { server } = await start();
  const sending = send({ ...server, port }, { timeoutMs: 100 });
  await expect(sending).rejects.toMatchObject({ name: 'DeliveryError' });
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
  expect(await send({ ...safe.server, host }, { ca: CERTIFICATE })).toBe('SENT');
  await safe.close();
  const tls = await start({ secure: true, key: KEY, cert: CERTIFICATE });
  expect(await send(tls.server, { ca: CERTIFICATE })).toBe('SENT');
});

test.each([
  [{ to: 'sato@example.jp\r\nBcc: all@example.jp' }],
  [{ to: 'sato@example.jp, all@example.jp' }],
  [{ to: 'Sato <sato@example.jp>' }],
  [{ to: 'sato' }],
  [{ subject: '至急\r\nBcc: all@example.jp' }],
  [{ subject: '至急\u2028' }],
  [{ subject: '' }],
  [{ unsubscribeUrl: 'https://a.jp/\r\nBcc: all@example.jp' }],
  [{ unsubscribeUrl: 'https://a.jp/>, <mailto:all@example.jp' }],
  [{ unsubscribeUrl: 'mailto:all@example.jp' }],
])('%j is no proper mail', (change) => {
  expect(isProper(MAIL)).toBe(true);
  expect(isProper({ ...MAIL, ...change })).toBe(false);
});
