import { expect, test } from 'vitest';
import { landingOf } from './landing.ts';

const guest = (registrationStage: number) =>
  ({ userType: 1, registrationStage, verifyStatus: null }) as const;
const cast = (registrationStage: number, verifyStatus: number) =>
  ({ userType: 2, registrationStage, verifyStatus }) as const;

test('a new guest writes a profile first and keeps where he wanted to go', () => {
  expect(landingOf(guest(1))).toBe('/authentication/profile');
  expect(landingOf(guest(1), '/guest/favorite')).toBe('/authentication/profile?next=%2Fguest%2Ffavorite');
});

test.each([
  [undefined, '/guest'],
  ['/', '/guest'],
  ['/start', '/guest'],
  ['/cast', '/guest'],
  ['/cast?x=1', '/guest'],
  ['/guest/user-profile?castId=1', '/guest/user-profile?castId=1'],
  ['/notification', '/notification'],
])('a guest who wanted %s lands on %s', (next, path) => {
  expect(landingOf(guest(5), next)).toBe(path);
});

test('a cast goes on where her registration stopped', () => {
  expect(landingOf(cast(1, 1), '/cast')).toBe('/authentication/cast');
  expect(landingOf(cast(4, 3))).toBe('/authentication/waiting');
  expect(landingOf(cast(4, 3), '/cast/setting-point')).toBe('/cast/setting-point');
  expect(landingOf(cast(5, 2))).toBe('/cast');
  expect(landingOf(cast(5, 2), '/guest')).toBe('/cast');
});
