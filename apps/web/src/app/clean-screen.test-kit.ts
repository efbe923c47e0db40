import { afterEach } from 'vitest';

// The files of a worker share one document: a screen that one test leaves, or who is signed in there, would be found by another.
if ('document' in globalThis) {
  const { cleanup } = await import('@testing-library/react');
  afterEach(() => {
    cleanup();
    sessionStorage.clear();
    localStorage.clear();
  });
}
