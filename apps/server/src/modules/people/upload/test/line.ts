import { request as ask, type ClientRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Person, TestApp } from '../../../../test-support/index.ts';

/** Where the app listens, from the first call on. */
export async function portOf({ app }: TestApp): Promise<number> {
  if (!app.http.server.listening) await app.http.listen({ port: 0, host: '127.0.0.1' });
  return (app.http.server.address() as AddressInfo).port;
}

export interface Line {
  readonly request: ClientRequest;
  /** What was answered; null when the line broke first. */
  readonly answer: Promise<{ readonly status: number; readonly body: string } | null>;
}

/** A request whose body the test sends as it likes. `length` null: in chunks, without saying how long. */
export async function openLine(
  app: TestApp,
  who: Person,
  uploadId: string,
  { offset = 0, length }: { readonly offset?: number; readonly length: number | null },
): Promise<Line> {
  const sent = ask({
    port: await portOf(app),
    method: 'PATCH',
    path: `/v1/uploads/${uploadId}`,
    agent: false,
    headers: {
      authorization: `Bearer ${await who.token()}`,
      'tus-resumable': '1.0.0',
      'content-type': 'application/offset+octet-stream',
      'upload-offset': String(offset),
      ...(length === null ? { 'transfer-encoding': 'chunked' } : { 'content-length': String(length) }),
    },
  });
  const answer = new Promise<{ status: number; body: string } | null>((resolve) => {
    sent.on('error', () => resolve(null));
    sent.on('response', (response) => {
      let body = '';
      response.setEncoding('utf8').on('data', (text: string) => (body += text));
      response.on('close', () => resolve({ status: response.statusCode!, body }));
    });
  });
  return { request: sent, answer };
}

/** Writes, and returns when the bytes have left this process, or the line is gone. */
export const write = ({ request, answer }: Line, bytes: Uint8Array): Promise<void> =>
  Promise.race([
    new Promise<void>((resolve) => request.write(bytes, () => resolve())),
    answer.then(() => undefined),
  ]);

/** Cuts a line as a phone in a tunnel does, and waits until the server has seen it. */
export async function cut(line: Line): Promise<void> {
  const closed = new Promise((resolve) => line.request.once('close', resolve));
  line.request.destroy();
  await closed;
}
