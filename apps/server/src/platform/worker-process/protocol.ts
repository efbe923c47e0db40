/** What a worker process can be asked, by kind. What is expected to go wrong is part of the answer; what throws is told as `THREW`. */
export type Handlers = Readonly<Record<string, (payload: never, input: Uint8Array) => unknown>>;

/** Bytes that are opened only when their turn comes, and pass through in parts: nobody in the line holds a whole file. */
export type Input = () => Bytes | Promise<Bytes>;
type Bytes = Uint8Array | AsyncIterable<Uint8Array>;

export interface Order {
  readonly kind: string;
  readonly payload: unknown;
}

export type Answer = { readonly value: unknown } | { readonly error: string };

/** How a process says that it ended itself for its memory: no other signal of ours. */
export const MEMORY_SIGNAL = 'SIGUSR2';
