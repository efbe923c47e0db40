import { setTimeout as sleep } from 'node:timers/promises';
import type { Route } from '@yoimachi/contract/route';
import type { KillableServer } from '../killable-server.ts';

/** The nodes of one product; any of them may die and come back. */
export interface Nodes {
  readonly all: readonly KillableServer[];
  /** One that is up, another each time. */
  any(): Promise<string>;
  /** A call that is sent again, to whichever node is up, until it is answered; how often it was not is counted. */
  ask(order: Ask): Promise<Answer>;
  lost(): number;
  /** How many calls were answered. */
  answered(): number;
}
interface Ask {
  readonly route: Pick<Route, 'method'>;
  /** With what stands in the contract's path filled in. */
  readonly path: string;
  readonly token: string;
  readonly body?: object;
}
export interface Answer {
  readonly status: number;
  readonly body: Record<string, unknown>;
}

const AGAIN_MS = 50;
/** The product says that it cannot answer now: a node that starts or ends, a database that is away. */
const NOT_NOW = [502, 503, 504];

export function nodesOf(all: readonly KillableServer[], random: () => number): Nodes {
  let lost = 0;
  let answered = 0;
  const any = () => all[Math.floor(random() * all.length)]!.url();

  async function once({ route, path, token, body }: Ask): Promise<Answer | undefined> {
    const headers = {
      authorization: `Bearer ${token}`,
      'idempotency-key': crypto.randomUUID(),
      ...(body && { 'content-type': 'application/json' }),
    };
    const init = { method: route.method, headers, ...(body && { body: JSON.stringify(body) }) };
    const response = await fetch(`${await any()}/v1${path}`, init);
    const text = await response.text();
    return NOT_NOW.includes(response.status)
      ? undefined
      : { status: response.status, body: text === '' ? {} : (JSON.parse(text) as Answer['body']) };
  }
  return {
    all,
    any,
    async ask(order) {
      for (;;) {
        const answer = await once(order).catch(() => undefined);
        if (answer) {
          answered += 1;
          return answer;
        }
        lost += 1;
        await sleep(AGAIN_MS);
      }
    },
    lost: () => lost,
    answered: () => answered,
  };
}
