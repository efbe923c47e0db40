import { once } from 'node:events';
import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** A product behind an address at which a later version of the same web can appear. */
export interface Versions {
  readonly url: string;
  /** The build of the version that is served now. */
  build(): string;
  /** From now on there is a later version: another build in its pages, in its worker and in what it says of itself. */
  release(): void;
  close(): Promise<void>;
}

/** What names the build. */
const NAMES_BUILD = /^\/(?:sw\.js|build\.txt|[^.]*)(?:\?|$)/;

/** Stands in front of a product, and writes another build into what it serves once there is a later one. */
export async function serveVersions(product: string): Promise<Versions> {
  const first = (await (await fetch(`${product}/build.txt`)).text()).trim();
  const second = [...first].reverse().join('');
  let isReleased = false;
  const server = createServer((request, response) => {
    const passed = ask(
      `${product}${request.url}`,
      { method: request.method, headers: { ...request.headers, 'accept-encoding': 'identity' } },
      (answer) => void pass(answer, request, response),
    );
    passed.on('error', () => response.destroy());
    request.pipe(passed);
  });
  async function pass(answer: IncomingMessage, request: IncomingMessage, response: ServerResponse) {
    const body = await buffer(answer);
    const isNamed = isReleased && NAMES_BUILD.test(request.url!);
    const text = isNamed ? Buffer.from(body.toString().replaceAll(first, second)) : body;
    const { 'content-length': _, etag: __, 'last-modified': ___, ...headers } = answer.headers;
    response.writeHead(answer.statusCode!, headers).end(text);
  }
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    build: () => (isReleased ? second : first),
    release: () => void (isReleased = true),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
