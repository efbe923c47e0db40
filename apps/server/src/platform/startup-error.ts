/** Why the product cannot start, in one sentence for the person starting it. Shown without a stack trace. */
export class StartupError extends Error {
  override readonly name = 'StartupError';
}
