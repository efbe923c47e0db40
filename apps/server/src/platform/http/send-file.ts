import type { FileAnswer } from '@yoimachi/contract/route';
import type { FastifyReply } from 'fastify';

/** Sends a file under its name, which may be in any script. @throws when the handler did not return one. */
export function sendFile(reply: FastifyReply, mediaType: string, answer: unknown): FastifyReply {
  const { bytes, fileName } = answer as FileAnswer;
  if (!(bytes instanceof Uint8Array)) throw new Error('A call that answers a file was given none');
  return reply
    .type(mediaType)
    .header('content-disposition', disposition(fileName))
    .send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
}

/** RFC 6266: a plain name for old clients, followed by the real one. */
export function disposition(fileName: string): string {
  const plain = fileName.replace(/[^\w.-]/g, '_');
  const real = encodeURIComponent(fileName).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${real}`;
}
