import { dueWorkNames, jobNames, routineNames } from '@yoimachi/contract/work-names';
import type { StateKind } from '@yoimachi/domain/state';
import { visible } from '#lib/visible.ts';
import type { Line } from './api.ts';
import { channelNames, providerNames, roleNames, serviceNames, stateTexts as t } from './ja.ts';

interface Named {
  readonly name: string;
  /** By which engineers know it. */
  readonly detail?: string;
}

const work = (names: Readonly<Record<string, string>>, key: string): Named => ({
  name: names[key] ?? visible(key),
  detail: visible(key),
});

const namers: { readonly [Kind in StateKind]: (line: Line<Kind>) => Named } = {
  role: ({ role }) => ({ name: roleNames[role], detail: role }),
  node: ({ host, pid, version }) => ({ name: visible(`${host}:${pid}`), detail: visible(version) }),
  database: () => ({ name: t.kinds.database }),
  connections: () => ({ name: t.kinds.connections }),
  transaction: () => ({ name: t.kinds.transaction }),
  storage: () => ({ name: t.kinds.storage }),
  copies: () => ({ name: t.kinds.copies }),
  outbox: () => ({ name: t.kinds.outbox }),
  jobs: ({ queue }) => work(jobNames, queue),
  'due-work': (line) => work(dueWorkNames, line.work),
  routine: ({ name }) => work(routineNames, name),
  channel: ({ channel }) => ({ name: channelNames[channel] }),
  payments: () => ({ name: t.kinds.payments }),
  provider: ({ service, provider }) => ({ name: serviceNames[service], detail: providerNames[provider] }),
  books: () => ({ name: t.kinds.books }),
};

export const nameOf = <Kind extends StateKind>(kind: Kind, line: Line<Kind>): Named => namers[kind](line);
