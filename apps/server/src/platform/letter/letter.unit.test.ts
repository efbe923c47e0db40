import { expect, test } from 'vitest';
import { makeLetter, type Letter } from './index.ts';

const LETTER: Letter = {
  title: '予約が確定しました',
  body: '11月20日（金）19:00からのご予約が確定しました。\n渋谷駅でお待ち合わせです。\n\n当日のご連絡はチャットをご利用ください。',
  action: { label: '予約を見る', url: 'https://www.example.jp/guest/booking/1?a=1&b=2' },
  reason: 'ご予約に関する大切なお知らせのため、お送りしています。',
  settingsUrl: 'https://www.example.jp/guest/settings/notifications',
  sender: { name: '見本商事', contact: 'help@example.jp' },
};
const ADVERTISING: Letter = {
  ...LETTER,
  unsubscribeUrl: 'https://www.example.jp/unsubscribe/token',
  sender: { name: '見本商事', address: '東京都千代田区1-1', contact: 'help@example.jp' },
};

/** What a reader of the HTML sees, and every address in it. */
const seen = (html: string) =>
  html
    .replace(/<(style|title)>[^]*?<\/\1>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name: string) => ENTITIES[name]!)
    .replace(/\s+/g, ' ');
const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  nbsp: ' ',
};

test('text and HTML say the same: what, where to, why, and the ways out', () => {
  const { subject, text, html, unsubscribeUrl } = makeLetter(ADVERTISING);
  expect(subject).toBe('【宵待ち】予約が確定しました');
  expect(unsubscribeUrl).toBe('https://www.example.jp/unsubscribe/token');
  const shown = seen(html);
  for (const part of [
    '予約が確定しました',
    '11月20日（金）19:00からのご予約が確定しました。',
    '渋谷駅でお待ち合わせです。',
    '当日のご連絡はチャットをご利用ください。',
    '予約を見る',
    'https://www.example.jp/guest/booking/1?a=1&b=2',
    'ご予約に関する大切なお知らせのため、お送りしています。',
    '送信者: 見本商事',
    '東京都千代田区1-1',
    'help@example.jp',
  ]) {
    expect(text).toContain(part);
    expect(shown).toContain(part);
  }
  for (const url of [ADVERTISING.settingsUrl, ADVERTISING.unsubscribeUrl!]) {
    expect(text).toContain(url);
    expect(html).toContain(`href="${url}"`);
  }
  expect(html).toContain('<br />渋谷駅');
  expect(html).toContain('href="https://www.example.jp/guest/booking/1?a=1&amp;b=2"');
});

test('a letter without button, address and way out has none of them', () => {
  const { action: _action, ...bare } = LETTER;
  const made = makeLetter(bare);
  expect(made).not.toHaveProperty('unsubscribeUrl');
  expect(made.html.match(/<a /g)).toHaveLength(1);
  expect(made.text).not.toContain('undefined');
  expect(made.html).not.toMatch(/undefined|null/);
});

test('nothing is loaded from elsewhere, and nothing runs', () => {
  expect(makeLetter(ADVERTISING).html).not.toMatch(
    /<(?:img|script|link|iframe|form|object|svg)|url\(|@import|src=/i,
  );
});

const HOSTILE = `"><script>alert(1)</script><img src=x onerror='x'></td></table>&lt;b&gt;\${1}`;

test('whatever was typed stays text, in every place', () => {
  const { html, text, subject } = makeLetter({
    title: HOSTILE,
    body: `${HOSTILE}\n${HOSTILE}\n\n${HOSTILE}`,
    action: { label: HOSTILE, url: `https://www.example.jp/?q="><script>alert(1)</script>'` },
    reason: HOSTILE,
    settingsUrl: `https://www.example.jp/?"onmouseover="x`,
    unsubscribeUrl: `https://www.example.jp/?'><b>`,
    sender: { name: HOSTILE, address: HOSTILE, contact: HOSTILE },
  });
  const plain = makeLetter(ADVERTISING).html;
  const tags = (source: string) => [...source.matchAll(/<\/?([a-z\d]+)/gi)].map(([, name]) => name);
  const added = (name: string) =>
    tags(html).filter((tag) => tag === name).length - tags(plain).filter((tag) => tag === name).length;
  for (const name of ['script', 'img', 'b', 'td', 'table', 'a', 'h1'])
    expect([name, added(name)]).toEqual([name, 0]);
  expect(html).not.toMatch(/<[^>]*\son[a-z]+=/i);
  expect(seen(html)).toContain(HOSTILE);
  expect(text).toContain(HOSTILE);
  expect(subject).not.toMatch(/[\r\n]/);
});

test('lines end no header, and signs that are not seen are gone', () => {
  const { subject, text, html } = makeLetter({
    ...LETTER,
    title: '件名\r\nBcc: all@example.jp\u2028\u202eabc\u0000',
    body: '一\r\n二\r三\u0007\u2066\n\n\n\n\n四\ud800',
    reason: '理由\n\n改行',
  });
  expect(subject).toBe('【宵待ち】件名 Bcc: all@example.jp abc');
  expect(text).toContain('一\n二\n三\n\n四\ufffd');
  expect(text).toContain('理由 改行');
  for (const unseen of ['\u0000', '\u0007', '\u2028', '\u202e', '\u2066', '\ud800'])
    expect(text + html).not.toContain(unseen);
});

test('a long title is cut between characters in the subject alone', () => {
  const title = '🌙'.repeat(80);
  const { subject, text } = makeLetter({ ...LETTER, title });
  expect(subject).toBe(`【宵待ち】${'🌙'.repeat(59)}…`);
  expect(text).toContain(title);
});

test.each(['javascript:alert(1)', 'data:text/html,x', 'mailto:a@b.jp'])(
  '%s is no address to lead to',
  (url) => {
    for (const broken of [{ action: { label: '開く', url } }, { settingsUrl: url }, { unsubscribeUrl: url }])
      expect(() => makeLetter({ ...LETTER, ...broken })).toThrow('leads nowhere');
  },
);
