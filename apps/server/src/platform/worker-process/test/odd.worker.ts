import { answerAsks } from '../answer-asks.ts';

/** A worker that can be asked for every accident. */
const handlers = {
  echo: (payload: unknown) => payload,
  count: (_payload: undefined, input: Uint8Array) => input.length,
  pid: () => process.pid,
  variables: () => Object.keys(process.env),
  fail: () => {
    throw new Error('no such picture');
  },
  die: () => process.exit(3),
  spin: () => {
    for (;;);
  },
  sleep: (ms: number) => new Promise((resolve) => setTimeout(resolve, ms)),
  devour: () => {
    const held: Buffer[] = [];
    for (;;) held.push(Buffer.alloc(2 ** 20, 1));
  },
  hoard: () => {
    const held: object[] = [];
    for (;;) held.push({ at: held.length, what: [held.length] });
  },
};
export type OddHandlers = typeof handlers;

answerAsks(handlers);
