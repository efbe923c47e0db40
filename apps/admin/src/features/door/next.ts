/** What an address says that a login leads to: a screen below the office's own address. From outside, so anything else is dropped. */
export const readNext = (next: unknown): { next?: string } =>
  typeof next === 'string' && /^\/(?![/\\])/.test(next) ? { next } : {};
