import { isUtf8 } from 'node:buffer';
import type { FastifyInstance } from 'fastify';
import { fail } from '@yoimachi/domain/result';
import { API_BASE } from './bind.ts';
import { failureAnswer } from './failure-answer.ts';

/** The characters of a URI; everything else is percent-encoded. */
const URI = /^[!-~]*$/;

/**
 * Refuses what is not proper text: a body that is not UTF-8, which would be read as other characters than were sent, and an address with
 * half a character or a stray percent sign.
 */
export function refuseBrokenText(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body: Buffer, done) => {
    if (!isUtf8(body)) return done(Object.assign(new Error('The body is no UTF-8'), { statusCode: 400 }));
    return parseJson(request, body.toString(), done);
  });
  app.addHook('onRequest', (request, reply, done) => {
    const { url } = request;
    if (!isCall(url) || isProperAddress(url)) return done();
    return reply.status(400).send(failureAnswer(fail('VALIDATION').error).body);
  });
}

/** Whether an address is below the API's. */
export const isApiAddress = (address: string): boolean => address.startsWith(API_BASE);
/** The same, or below the back office's. */
const isCall = (address: string): boolean => isApiAddress(address) || address.startsWith(`/admin${API_BASE}`);

function isProperAddress(address: string): boolean {
  try {
    if (address.includes('%')) decodeURIComponent(address);
    return URI.test(address);
  } catch {
    return false;
  }
}
