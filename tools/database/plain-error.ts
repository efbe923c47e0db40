/** A failure whose message is one sentence for the person at the terminal: shown alone, without a stack. */
export class PlainError extends Error {
  override name = 'PlainError';
}
