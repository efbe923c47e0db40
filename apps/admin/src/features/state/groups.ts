import type { StateKind } from '@yoimachi/domain/state';

/** Kinds that are looked at together, in the order in which they stand: what works first, then what it stands on. */
export const STATE_GROUPS = {
  servers: ['role', 'node'],
  soon: ['outbox', 'jobs'],
  due: ['due-work'],
  routines: ['routine'],
  messages: ['channel'],
  money: ['payments', 'books'],
  storage: ['database', 'connections', 'transaction', 'storage', 'copies'],
  services: ['provider'],
} as const satisfies Readonly<Record<string, readonly StateKind[]>>;

export type StateGroup = keyof typeof STATE_GROUPS;

/** Two columns of about the same height, as long as all is well. */
export const STATE_COLUMNS: readonly (readonly StateGroup[])[] = [
  ['servers', 'soon', 'due', 'routines'],
  ['messages', 'money', 'storage', 'services'],
];
