import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { fail } from '@yoimachi/domain/result';
import { failureAnswer } from './failure-answer.ts';

const STATUS_OF: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Answers what is no request that could be read: its headers or address are too long, it came too slowly, or it is no HTTP. Then its line ends. */
export function answerUnparsed(
  headers: Readonly<Record<string, string>>,
  error: NodeJS.ErrnoException,
  socket: Socket,
): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const status = STATUS_OF[error.code ?? ''] ?? 400;
  const body = JSON.stringify(failureAnswer(fail('VALIDATION').error).body);
  const lines = Object.entries({
    ...headers,
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`);
  socket.destroySoon();
}
