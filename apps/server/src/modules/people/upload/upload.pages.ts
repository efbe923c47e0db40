import { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { fail, ok, type ErrorCode, type Result } from '@yoimachi/domain/result';
import { tooLarge } from '@yoimachi/domain/upload';
import {
  admit,
  API_BASE,
  createComing,
  sendFailure,
  type ComingBodies,
  type Door,
  type HttpReply,
  type HttpRequest,
  type Principal,
} from '#platform/http';
import type { Module } from '#platform/module';
import { isUuid } from '#platform/crypto';
import { receive } from './commands/receive.ts';
import { giveBack } from './file-seal.ts';
import type { UploadDeps } from './upload.deps.ts';
import { findUpload, type UploadRow } from './upload.store.ts';

type PageServer = Parameters<NonNullable<Module['pages']>>[0];

/** The core of the protocol, https://tus.io/protocols/resumable-upload: a file is begun and given up by calls of the table. */
const PROTOCOL = { 'tus-resumable': '1.0.0', 'cache-control': 'no-store' };
const BYTES = 'application/offset+octet-stream';
/** Each holds a part in memory; two at a time is what the product's own screens send. */
const COMING = { all: 64, ofOne: 6, longestMs: 120_000 };

interface Came {
  readonly principal: Principal;
  readonly upload: UploadRow;
}

/** Takes in the bytes of files that were begun, beside the table of calls, under its rules. */
export async function serveUploads(http: PageServer, deps: UploadDeps, door: Door): Promise<void> {
  const running = createComing(http, COMING);
  await http.register(async (scope) => {
    scope.addContentTypeParser(BYTES, (_request, payload, done) => done(null, payload));
    const url = `${API_BASE}/uploads/:uploadId`;
    const answer = async (reply: HttpReply, result: Result<UploadRow, ErrorCode>) => {
      const now = deps.clock.now();
      reply.headers({ ...PROTOCOL, 'x-now': now.toISOString() });
      if (!result.ok) return sendFailure(reply, result.error, now);
      const { received_bytes: received, size_bytes: size, expires_at: until } = result.value;
      reply.headers({ 'upload-offset': String(received), 'upload-length': String(size) });
      if (until) reply.header('upload-expires', until.toUTCString());
      return reply.status(reply.request.method === 'HEAD' ? 200 : 204).send();
    };
    scope.head(url, async (request, reply) => {
      const came = await comeIn(request, deps, door, 'GET');
      return answer(reply, came.ok ? ok(came.value.upload) : came);
    });
    scope.patch<{ Body: Readable }>(url, { bodyLimit: Number.MAX_SAFE_INTEGER }, async (request, reply) => {
      const came = await comeIn(request, deps, door, 'PUT');
      return answer(reply, came.ok ? await takeIn(request, came.value, deps, running) : came);
    });
  });
}

/** Who sends, how often, in which protocol, and to which file of his own. */
async function comeIn(
  request: HttpRequest,
  { db, clock }: UploadDeps,
  { access, limits }: Door,
  method: 'GET' | 'PUT',
): Promise<Result<Came, ErrorCode>> {
  const admitted = await admit('member', request.headers.authorization, access);
  const accountId = admitted.ok ? admitted.value!.accountId : null;
  const retryAfterSeconds = await limits?.take({ method, who: 'member' }, accountId, request.ip);
  if (retryAfterSeconds) return fail('RATE_LIMITED', undefined, { retryAfterSeconds });
  if (!admitted.ok) return admitted;
  if (request.headers['tus-resumable'] !== PROTOCOL['tus-resumable'])
    return fail('VALIDATION', 'tus-resumable');
  const { uploadId } = request.params as { readonly uploadId: string };
  const upload = isUuid(uploadId) ? await findUpload(db, uploadId) : undefined;
  if (upload?.account_id !== accountId) return fail('NOT_FOUND');
  if (upload.expires_at === null || upload.expires_at <= clock.now()) return fail('UPLOAD_GONE', 'file');
  return ok({ principal: admitted.value!, upload });
}

async function takeIn(
  request: HttpRequest<{ Body: Readable }>,
  { principal, upload }: Came,
  deps: UploadDeps,
  running: ComingBodies,
): Promise<Result<UploadRow, ErrorCode>> {
  const { headers, body } = request;
  const offset = /^\d{1,9}$/.exec(headers['upload-offset']?.toString() ?? '')?.[0];
  if (offset === undefined || headers['content-type'] !== BYTES) return fail('VALIDATION', 'upload-offset');
  if (Number(offset) !== upload.received_bytes) return fail('CONFLICT', 'upload-offset');
  if (Number(offset) + Number(headers['content-length'] ?? 0) > upload.size_bytes)
    return tooLarge(upload.purpose, deps.takesWmv);
  const coming = running.begin(principal.accountId, body ?? Readable.from([]));
  if (!coming) return fail('RATE_LIMITED', undefined, { retryAfterSeconds: 5 });
  try {
    // What came over a line is ours alone; in a call within the process it is its caller's.
    const isOurs = body instanceof IncomingMessage;
    const received = await receive(deps, upload, isOurs ? handedBack(coming.chunks) : coming.chunks);
    return received.ok ? ok({ ...upload, received_bytes: received.value }) : received;
  } finally {
    await coming.end();
  }
}

/** The memory of each piece is given back when the next one is asked for. */
async function* handedBack(pieces: AsyncIterator<Buffer>): AsyncGenerator<Buffer> {
  for (;;) {
    const piece = await pieces.next();
    if (piece.done) return;
    yield piece.value;
    giveBack(piece.value);
  }
}
