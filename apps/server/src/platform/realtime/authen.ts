import * as z from 'zod/mini';

// Callers may send further fields of their own.
const payloadSchema = z.looseObject({ token: z.string().check(z.maxLength(4000)) });

/** The token inside the JSON text that comes with the event `authen`; undefined when there is none. */
export function readAuthen(payload: unknown): string | undefined {
  if (typeof payload !== 'string') return undefined;
  try {
    return payloadSchema.safeParse(JSON.parse(payload)).data?.token;
  } catch {
    return undefined;
  }
}
