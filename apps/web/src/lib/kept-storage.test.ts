// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const own = {
  localStorage: Object.getOwnPropertyDescriptor(window, 'localStorage'),
  sessionStorage: Object.getOwnPropertyDescriptor(window, 'sessionStorage'),
};
const load = async () => (await import('./kept-storage.ts')).isStorageKept;

beforeEach(() => vi.resetModules());
afterEach(() => {
  for (const [name, descriptor] of Object.entries(own)) {
    if (descriptor) Object.defineProperty(window, name, descriptor);
    else Reflect.deleteProperty(window, name);
  }
});

test('a browser that keeps what it is given is left alone', async () => {
  const before = window.localStorage;
  expect(await load()).toBe(true);
  expect(window.localStorage).toBe(before);
  expect(window.localStorage.getItem('tried')).toBeNull();
});

test('one that refuses to be asked has a storage for as long as the page lasts', async () => {
  Object.defineProperty(window, 'sessionStorage', {
    configurable: true,
    get: () => {
      throw new DOMException('Access is denied', 'SecurityError');
    },
  });
  expect(await load()).toBe(false);
  window.sessionStorage.setItem('token', 'a');
  expect(window.sessionStorage.getItem('token')).toBe('a');
  expect(Object.keys(window.sessionStorage)).toEqual(['token']);
  window.sessionStorage.removeItem('token');
  expect(window.sessionStorage.getItem('token')).toBeNull();
});

test('one that is full still tells what it holds', async () => {
  const full = {
    theme: 'dark',
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  };
  Object.defineProperty(full, 'setItem', { enumerable: false });
  Object.defineProperty(window, 'localStorage', { configurable: true, value: full });
  expect(await load()).toBe(false);
  expect(window.localStorage.getItem('theme')).toBe('dark');
  window.localStorage.setItem('theme', 'light');
  expect(window.localStorage.getItem('theme')).toBe('light');
});
