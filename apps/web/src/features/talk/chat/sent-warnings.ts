import type { TextWarning } from '@yoimachi/contract/text-rules';

/**
 * What the server warns of in texts that have gone out although nothing was found on the device: the operators' words are newer there. The
 * last one for each counterpart, until something else is sent.
 */
export class SentWarnings {
  readonly #listeners = new Set<() => void>();
  readonly #foreseen = new Map<string, string>();
  #shown: ReadonlyMap<string, TextWarning> = new Map();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** By counterpart; the same map until something changes. */
  readonly all = (): ReadonlyMap<string, TextWarning> => this.#shown;

  /** The writer was already warned of this in the message, and sent it none the less. */
  foresee(clientId: string, found: string): void {
    this.#foreseen.set(clientId, found);
  }

  /** What the server answered with a message; null: nothing. */
  note(friendId: string, clientId: string, warning: TextWarning | null): void {
    const foreseen = this.#foreseen.get(clientId);
    this.#foreseen.delete(clientId);
    if (warning && warning.found !== foreseen) this.#show(new Map(this.#shown).set(friendId, warning));
  }

  /** It was seen. */
  clear(friendId: string): void {
    if (!this.#shown.has(friendId)) return;
    const rest = new Map(this.#shown);
    rest.delete(friendId);
    this.#show(rest);
  }

  #show(shown: ReadonlyMap<string, TextWarning>): void {
    this.#shown = shown;
    for (const listener of this.#listeners) listener();
  }
}
