import * as z from 'zod/mini';

// Callers may send additional fields.
const payloadSchema = z.looseObject({ token: z.string().check(z.maxLength(4000)) });

/** The token in the JSON text sent with the event `authen`; undefined when there is none. */
export function readAuthen(payload: unknown): string | undefined {
  if (typeof payload !== 'string') return undefined;
  try {
    return payloadSchema.safeParse(JSON.parse(payload)).data?.token;
  } catch {
    return undefined;
  }
}
