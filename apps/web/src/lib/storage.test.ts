import { beforeEach, describe, expect, test } from 'vitest';
import {
  isIdentityShared,
  lastUserId,
  readIdentity,
  removeIdentity,
  writeIdentity,
} from './identity-store.ts';
import { memoryStorage } from './memory-storage.test-kit.ts';
import { clearSessionEntries, currentSession, entryNames, readEntry, writeEntry } from './session-storage.ts';

let storage: Storage;
beforeEach(() => {
  storage = memoryStorage();
});

describe('session storage', () => {
  test('values are stored as JSON text and read back parsed', () => {
    writeEntry('register_user', { step: 2 }, storage);
    expect(storage.getItem('register_user')).toBe('{"step":2}');
    expect(readEntry('register_user', storage)).toEqual({ step: 2 });
  });

  test('what is not JSON is read as the raw string', () => {
    storage.setItem('token', 'ey.not.json');
    expect(readEntry('token', storage)).toBe('ey.not.json');
  });

  test('a missing value reads as an empty string', () => {
    expect(entryNames.map((name) => readEntry(name, storage))).toEqual(Array(8).fill(''));
  });

  test('logout clears only expired_token, type, verify_status and token', () => {
    for (const name of entryNames) writeEntry(name, name, storage);
    clearSessionEntries(storage);
    expect(entryNames.filter((name) => readEntry(name, storage) !== '')).toEqual([
      'account_type',
      'current_step',
      'register_user',
      'userIdCurrent',
    ]);
  });

  test('a session needs token, person and type', () => {
    writeEntry('token', 't', storage);
    writeEntry('userIdCurrent', 'u', storage);
    expect(currentSession(storage)).toBeNull();
    writeEntry('type', 2, storage);
    expect(currentSession(storage)).toEqual({ token: 't', userId: 'u', userType: 2 });
  });
});

describe('identity store', () => {
  const identity = {
    firebaseToken: 'f',
    refreshSecret: 'secret-1',
    expiresAt: '2026-11-21T00:00:00Z',
    userType: 1,
  } as const;

  test('keeps one identity per person and names the latest of a type', () => {
    writeIdentity('a', identity, storage);
    writeIdentity('b', { ...identity, refreshSecret: 'secret-2' }, storage);
    expect(readIdentity('a', storage)).toEqual(identity);
    expect([lastUserId(1, storage), lastUserId(2, storage)]).toEqual(['b', null]);
  });

  test('sign-out of one leaves the other', () => {
    writeIdentity('a', identity, storage);
    writeIdentity('b', { ...identity, userType: 2, refreshSecret: 'secret-2' }, storage);
    removeIdentity('a', storage);
    expect([lastUserId(1, storage), lastUserId(2, storage)]).toEqual([null, 'b']);
  });

  test('knows when guest and cast of one phone live on the same identity', () => {
    writeIdentity('a', identity, storage);
    expect(isIdentityShared('a', storage)).toBe(false);
    writeIdentity('b', { ...identity, userType: 2 }, storage);
    expect(isIdentityShared('a', storage)).toBe(true);
  });
});
