/** Why the product cannot start, in one sentence for the person who started it. Shown without a stack. */
export class StartupError extends Error {
  override readonly name = 'StartupError';
}
