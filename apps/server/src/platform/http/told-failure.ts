import type { Failure } from '@yoimachi/domain/result';

/** A failure from below a function that has no way to return it, such as a service that every call stands on. It is answered as it says. */
export class ToldFailure extends Error {
  override readonly name = 'ToldFailure';
  readonly failure: Failure;

  constructor({ error }: { readonly error: Failure }, message: string, cause?: unknown) {
    super(message, { cause });
    this.failure = error;
  }
}
