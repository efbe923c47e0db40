import { expect, test } from 'vitest';
import { testClock } from '#platform/clock';
import { createCrypto } from '#platform/crypto';
import { createLinks } from './signed-link.ts';

const START = '2026-11-20T03:00:00.000Z';
const VIEWER = '01990000-0000-7000-8000-000000000001';
const PATH = '/media/photo/a/480.webp';

function linked() {
  const clock = testClock(START);
  const links = createLinks({ clock, crypto: createCrypto(Buffer.alloc(32, 7)) });
  const until = new Date(clock.now().getTime() + 300_000);
  const open = (link: string, path = link.split('?')[0]!) =>
    links.check(path, Object.fromEntries(new URL(link, 'http://localhost').searchParams));
  return { clock, links, until, open };
}

test('a link opens its path until its end, and says whom it was made for', async () => {
  const { clock, links, until, open } = linked();
  const link = links.sign(PATH, { viewer: VIEWER, until });
  expect(open(link)).toEqual({ ok: true, value: { viewer: VIEWER } });
  expect(open(links.sign(PATH, { viewer: null, until }))).toEqual({ ok: true, value: { viewer: null } });
  await clock.advanceTo(new Date(until.getTime() - 1));
  expect(open(link)).toMatchObject({ ok: true });
  await clock.advanceTo(until);
  expect(open(link)).toMatchObject({ error: { code: 'NOT_FOUND' } });
});

test('altered, for another path, by another key, without or with a broken proof it opens nothing', () => {
  const { clock, links, until, open } = linked();
  const link = links.sign(PATH, { viewer: VIEWER, until });
  const others = createLinks({ clock, crypto: createCrypto(Buffer.alloc(32, 8)) });
  for (const wrong of [
    link.replace(VIEWER, VIEWER.replace('1', '2')),
    link.replace(VIEWER, '-'),
    link.replace(/until=(\w+)/, 'until=zzzzzzz'),
    link.replace(/proof=../, 'proof=AA'),
    link.replace(/&proof=.*/, ''),
    link.replace(/&proof=.*/, '&proof='),
    link.replace(/proof=.*/, 'proof=%00'),
    PATH,
    others.sign(PATH, { viewer: VIEWER, until }),
  ])
    expect(open(wrong), wrong).toMatchObject({ error: { code: 'NOT_FOUND' } });
  expect(open(link, PATH.replace('480', '720'))).toMatchObject({ ok: false });
  expect(links.check(PATH, { for: [VIEWER], until: ['x'], proof: ['y'] })).toMatchObject({ ok: false });
});
