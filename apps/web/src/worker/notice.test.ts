import { expect, test } from 'vitest';
import { noticeOf, targetOf, windowFor } from './notice.ts';

const ORIGIN = 'https://www.example.jp';

test('a push shows its title and text, and keeps where it leads', () => {
  const text = JSON.stringify({
    title: '予約が確定しました',
    body: '明日18:00',
    link: '/guest/x',
    tag: 'booking:1',
  });
  expect(noticeOf(text)).toMatchObject({
    title: '予約が確定しました',
    options: { body: '明日18:00', tag: 'booking:1', lang: 'ja', data: { link: '/guest/x' } },
  });
});

test.each([undefined, '', 'no json', 'null', '7', '[]', '{"title":7,"body":{},"link":[]}'])(
  'a push of %s shows that there is something new',
  (text) => {
    const { title, options } = noticeOf(text);
    expect([title, options.body, options.data.link]).toEqual(['宵待ち', '新しいお知らせがあります。', null]);
    expect(options).not.toHaveProperty('tag');
  },
);

test.each([
  ['/guest/dohan-detail?bookingId=1', '/guest/dohan-detail?bookingId=1'],
  ['//evil.example/x', '/start'],
  ['/\\evil.example/x', '/start'],
  ['https://evil.example/', '/start'],
  ['javascript:alert(1)', '/start'],
  ['guest', '/start'],
  [null, '/start'],
  [undefined, '/start'],
  [{}, '/start'],
])('the link %j leads to %s', (link, path) => {
  expect(targetOf(link, ORIGIN)).toBe(`${ORIGIN}${path}`);
});

test('a window that shows it is taken, then one of its side, never one of the other side', () => {
  const at = (path: string, focused = false) => ({ url: `${ORIGIN}${path}`, focused });
  const target = `${ORIGIN}/guest/dohan-list`;
  const [cast, guest, focused, same] = [
    at('/cast', true),
    at('/guest'),
    at('/guest/x', true),
    at('/guest/dohan-list'),
  ];
  expect(windowFor([cast, guest, focused, same], target)).toBe(same);
  expect(windowFor([cast, guest, focused], target)).toBe(focused);
  expect(windowFor([cast, guest], target)).toBe(guest);
  expect(windowFor([cast], target)).toBeUndefined();
  expect(windowFor([cast], `${ORIGIN}/notification`)).toBe(cast);
  expect(windowFor([], target)).toBeUndefined();
});
