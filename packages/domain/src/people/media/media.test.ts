import { expect, test } from 'vitest';
import { checkOrder, checkVisibility, mainPhoto, maySee, moved, placeFor } from './index.ts';

const photo = (mediaId: string, more: object = {}) => ({
  mediaId,
  visibility: 'ALL_GUESTS' as const,
  isShown: true,
  ...more,
});
const some = { visibility: 'GUESTS_WITH_HISTORY' } as const;

test('the main photo is the first that is shown to all guests', () => {
  expect(mainPhoto([])).toBe(undefined);
  expect(mainPhoto([photo('a'), photo('b')])?.mediaId).toBe('a');
  expect(mainPhoto([photo('a', { isShown: false }), photo('b', some), photo('c')])?.mediaId).toBe('c');
  expect(mainPhoto([photo('a', some)])).toBe(undefined);
});

test('five photos find a place, and one of everything else', () => {
  expect(placeFor('PHOTO', 4, true)).toEqual({ ok: true, value: { position: 5 } });
  expect(placeFor('PHOTO', 5, true)).toMatchObject({ error: { code: 'PHOTO_COUNT' } });
  expect(placeFor('VIDEO', 0, true)).toMatchObject({ ok: true });
  expect(placeFor('VIDEO', 1, true)).toMatchObject({ error: { code: 'VIDEO_RULES' } });
  expect(placeFor('VIDEO', 1, false)).toMatchObject({ error: { code: 'VIDEO_RULES_NO_WMV' } });
});

test('an order is one of what she saw, and holds only while that is what is there', () => {
  expect(checkOrder(['a', 'b'], ['a', 'b'], ['b', 'a'])).toMatchObject({ ok: true });
  expect(checkOrder(['b', 'a'], ['a', 'b'], ['b', 'a'])).toMatchObject({ error: { code: 'MEDIA_CHANGED' } });
  expect(checkOrder(['a'], ['a', 'b'], ['b', 'a'])).toMatchObject({ error: { code: 'MEDIA_CHANGED' } });
  for (const next of [['a'], ['a', 'a'], ['a', 'c'], ['a', 'b', 'c']])
    expect(checkOrder(['a', 'b'], ['a', 'b'], next)).toMatchObject({ error: { code: 'VALIDATION' } });
});

test('the main photo is for all; any other as she chooses', () => {
  const photos = [photo('a'), photo('b')];
  expect(checkVisibility(photos, 'a', 'GUESTS_WITH_HISTORY')).toMatchObject({
    error: { code: 'MEDIA_MAIN' },
  });
  expect(checkVisibility(photos, 'a', 'ALL_GUESTS')).toMatchObject({ ok: true });
  expect(checkVisibility(photos, 'b', 'GUESTS_WITH_HISTORY')).toMatchObject({ ok: true });
});

test('a photo is moved among the others', () => {
  expect(moved(['a', 'b', 'c'], 'c', 0)).toEqual(['c', 'a', 'b']);
  expect(moved(['a', 'b', 'c'], 'a', 1)).toEqual(['b', 'a', 'c']);
  expect(moved(['a', 'b', 'c'], 'a', 9)).toEqual(['b', 'c', 'a']);
});

test('who sees what', () => {
  const guest = { isOwner: false, hasHistory: false, isHidden: false };
  expect(maySee('ALL_GUESTS', guest)).toBe(true);
  expect(maySee('GUESTS_WITH_HISTORY', guest)).toBe(false);
  expect(maySee('GUESTS_WITH_HISTORY', { ...guest, hasHistory: true })).toBe(true);
  expect(maySee('ALL_GUESTS', { ...guest, hasHistory: true, isHidden: true })).toBe(false);
  expect(maySee('GUESTS_WITH_HISTORY', { ...guest, isOwner: true, isHidden: true })).toBe(true);
});
