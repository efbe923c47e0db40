import type * as z from 'zod/mini';

/** Something that can happen, as its publishers and its hearers know it: a name, what it carries, and whose order it keeps. */
export interface Event<Payload extends object> {
  /** In the database; events of a running product are found by it, so it never changes. */
  readonly name: string;
  readonly schema: z.ZodMiniType<Payload>;
  /** Whom or what it happens to; events of one key are handed on in order. */
  readonly keyOf: (payload: Payload) => string;
  /** What this version must not publish; what an older one left may still be so. */
  readonly refuses?: ((payload: Payload) => boolean) | undefined;
}

/** An event whose payload is nobody's business, in lists. */
export interface AnyEvent {
  readonly name: string;
  readonly schema: z.ZodMiniType<object>;
}

export function event<Payload extends object>(
  name: string,
  schema: z.ZodMiniType<Payload>,
  keyOf: (payload: Payload) => string,
  refuses?: (payload: Payload) => boolean,
): Event<Payload> {
  return { name, schema, keyOf, refuses };
}

/** An event that has happened, ready to be written. */
export interface Happened {
  readonly topic: string;
  readonly key: string;
  readonly payload: object;
  readonly at: Date;
}

/** One event with what it carries. Throws when that is not what the catalogue says. */
export function happened<Payload extends object>(
  { name, schema, keyOf, refuses }: Event<Payload>,
  payload: NoInfer<Payload>,
  at: Date,
): Happened {
  const checked = schema.parse(payload);
  if (refuses?.(checked)) throw new Error(`Nothing like this may be published as ${name}`);
  return { topic: name, key: keyOf(checked), payload: checked, at };
}
