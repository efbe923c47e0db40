import { authenText, missedAsk, socketCall } from '@yoimachi/contract/live';
import { fail, ok, type Result } from '@yoimachi/domain/result';
import type * as z from 'zod/mini';

/** What is in the JSON text sent with the event `authen`; fails with the field to blame. */
export function readAuthen(payload: unknown): Result<z.output<typeof authenText>, 'VALIDATION'> {
  return typeof payload === 'string'
    ? checked(authenText, parsed(payload), 'token')
    : fail('VALIDATION', 'token');
}

/** After which number somebody asks. */
export const readMissedAsk = (payload: unknown): Result<z.output<typeof missedAsk>, 'VALIDATION'> =>
  checked(missedAsk, payload, 'since');

/** Which call is made, and whose. */
export const readSocketCall = (payload: unknown): Result<z.output<typeof socketCall>, 'VALIDATION'> =>
  checked(socketCall, payload, 'name');

function checked<T>(schema: z.ZodMiniType<T>, input: unknown, byDefault: string): Result<T, 'VALIDATION'> {
  const found = schema.safeParse(input);
  return found.success
    ? ok(found.data)
    : fail('VALIDATION', String(found.error.issues[0]?.path[0] ?? byDefault));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
