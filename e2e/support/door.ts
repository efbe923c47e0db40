import { request as ask } from 'node:http';
import { json } from 'node:stream/consumers';
import { doorOf, e2ePort } from '../../tools/test/walks/places.ts';
import type { Entering } from '../../tools/test/walks/entering.ts';

/** Asks the door of a worker's product; throws with what it was refused with. */
async function knock(parallelIndex: number, path: string, asked: unknown): Promise<unknown> {
  const { promise, resolve, reject } = Promise.withResolvers<{ status: number; body: unknown }>();
  ask({ socketPath: doorOf(e2ePort(parallelIndex)), path, method: 'POST' }, (answer) => {
    void json(answer).then((body) => resolve({ status: answer.statusCode!, body }), reject);
  })
    .on('error', reject)
    .end(JSON.stringify(asked));
  const { status, body } = await promise;
  if (status !== 200) throw new Error((body as { message: string }).message);
  return body;
}

/** Brings the worker's product to where every walk begins: the demo at noon of its day, with these settings beside its own. */
export const rewind = (parallelIndex: number, settings: Readonly<Record<string, string>>) =>
  knock(parallelIndex, '/rewind', settings);

/** Does a command of operators in the product's process; what it says. */
export const command = (parallelIndex: number, words: readonly string[]) =>
  knock(parallelIndex, '/operate', words) as Promise<string>;

/** An identity token of a number, without a code. */
export const enterAs = (parallelIndex: number, who: Entering) =>
  knock(parallelIndex, '/enter', who) as Promise<{ readonly firebaseToken: string }>;
