import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { S3Config } from '#platform/config';

export interface FakeS3 {
  readonly config: S3Config;
  readonly objects: Map<string, Buffer>;
  /** What the next requests are answered instead: a status, or 'hang up'. */
  readonly faults: (number | 'hang up')[];
  /** Of every request: method, address and headers. */
  readonly heard: {
    readonly method: string;
    readonly url: string;
    readonly headers: IncomingMessage['headers'];
  }[];
  close(): Promise<void>;
}

const BUCKET = 'files';
/** As few as make a test turn pages. */
const PAGE = 3;

const error = (code: string) =>
  `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`;

/** What the adapter needs of S3, on loopback: whole objects, ranges, lists in pages, and failures on demand. */
export async function startFakeS3(): Promise<FakeS3> {
  const objects = new Map<string, Buffer>();
  const faults: FakeS3['faults'] = [];
  const heard: FakeS3['heard'] = [];
  const server = createServer((request, response) => {
    heard.push({ method: request.method!, url: request.url!, headers: request.headers });
    void bodyOf(request).then((body) => {
      const fault = faults.shift();
      if (fault === 'hang up') return request.socket.destroy();
      if (fault !== undefined) return response.writeHead(fault).end(error('InternalError'));
      return answer(request, response, body, objects);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    config: {
      bucket: BUCKET,
      region: 'ap-northeast-1',
      accessKeyId: 'test',
      secretAccessKey: 'test-secret',
      endpoint: `http://127.0.0.1:${port}`,
    },
    objects,
    faults,
    heard,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

function answer(
  request: IncomingMessage,
  response: ServerResponse,
  body: Buffer,
  objects: Map<string, Buffer>,
): unknown {
  const { pathname, searchParams } = new URL(request.url!, 'http://localhost');
  if (!request.headers.authorization?.startsWith('AWS4-HMAC-SHA256 Credential=test/'))
    return response.writeHead(403).end(error('AccessDenied'));
  if (searchParams.get('list-type') === '2') return list(response, searchParams, objects);
  const key = decodeURIComponent(pathname.slice(`/${BUCKET}/`.length));
  if (request.method === 'PUT') {
    objects.set(key, body);
    return response.writeHead(200, { etag: '"x"' }).end();
  }
  if (request.method === 'DELETE') {
    objects.delete(key);
    return response.writeHead(204).end();
  }
  const bytes = objects.get(key);
  if (!bytes) return response.writeHead(404).end(request.method === 'HEAD' ? undefined : error('NoSuchKey'));
  const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? [];
  const part = from === undefined ? bytes : bytes.subarray(Number(from), Number(to) + 1);
  response.writeHead(from === undefined ? 200 : 206, { 'content-length': part.length });
  return response.end(request.method === 'HEAD' ? undefined : part);
}

function list(response: ServerResponse, query: URLSearchParams, objects: Map<string, Buffer>): unknown {
  const all = [...objects.keys()].filter((key) => key.startsWith(query.get('prefix')!)).sort();
  const after = query.get('continuation-token') ?? '';
  const keys = all.filter((key) => key > after).slice(0, PAGE);
  const isCut = keys.length > 0 && all.at(-1) !== keys.at(-1);
  const contents = keys.map((key) => `<Contents><Key>${key}</Key></Contents>`).join('');
  const next = isCut ? `<NextContinuationToken>${keys.at(-1)}</NextContinuationToken>` : '';
  return response
    .writeHead(200, { 'content-type': 'application/xml' })
    .end(
      `<?xml version="1.0" encoding="UTF-8"?><ListBucketResult><IsTruncated>${isCut}</IsTruncated>${contents}${next}</ListBucketResult>`,
    );
}
