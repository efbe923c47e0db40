import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { json } from 'node:stream/consumers';
import type { RunningServer } from '../../../apps/server/src/main.ts';
import { enterAs, type Entering } from './entering.ts';
import { doorOf } from './places.ts';
import { operate } from './operating.ts';

export interface Door {
  close(): Promise<void>;
}

interface Behind {
  /** Brings the product back to where every walk begins, with these settings beside its own. */
  readonly rewind: (settings: Readonly<Record<string, string>>) => Promise<void>;
  readonly product: () => RunningServer;
}

/**
 * What a walk may do to its product besides what people can: a socket of this machine, beside the product's port and not on it.
 *
 * - `POST /rewind` with settings: the product as every walk finds it.
 * - `POST /operate` with the words of a command of operators: what it says.
 * - `POST /enter` with a number: what a browser has that has typed its code.
 */
export async function openDoor({ rewind, product }: Behind): Promise<Door> {
  const acts: Readonly<Record<string, (asked: never) => Promise<unknown>>> = {
    '/rewind': rewind,
    '/operate': (words: readonly string[]) => operate(product().app.context, words),
    '/enter': (who: Entering) => enterAs(product().app.context, who),
  };
  const server = createServer((request, response) => {
    const answer = (status: number, body: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body ?? null));
    void act(request).then(
      (body) => answer(200, body),
      (error: unknown) => answer(500, { message: error instanceof Error ? error.message : String(error) }),
    );
  });
  const act = async (request: IncomingMessage) => acts[request.url!]!((await json(request)) as never);
  server.listen(doorOf(String(product().app.context.config.port)));
  await once(server, 'listening');
  return {
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
