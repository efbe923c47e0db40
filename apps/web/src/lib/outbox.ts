import { ApiError, isRefused } from '#lib/api-error.ts';
import type { DeviceStore, Unsent } from './device-store.ts';

export type UnsentState = 'sending' | 'waiting' | 'failed';

/** A message on its way, and where it stands. */
export interface Outgoing extends Unsent {
  readonly state: UnsentState;
}

interface Parts {
  readonly store: DeviceStore;
  /** Sends one message and shows it where the server put it; sent again, the server answers the same. */
  readonly send: (message: Unsent) => Promise<void>;
  /** Runs something in one tab of this person at a time. */
  readonly inTurn: (run: () => Promise<void>) => Promise<void>;
  /** Lets the other tabs know that the list has changed. */
  readonly tell: () => void;
  readonly later: (run: () => void, ms: number) => void;
}

const FIRST_WAIT_MS = 2_000;
const LONGEST_WAIT_MS = 30_000;
/** So often the server may fail by itself before a message counts as failed. */
const MAX_FAULTS = 3;

/**
 * The messages a person has written and the server has not confirmed. They are kept before they are sent, go one by one in the order in which
 * they were written, wait while there is no line, and stay until they are stored or the person removes them.
 */
export class Outbox {
  readonly #parts: Parts;
  readonly #listeners = new Set<() => void>();
  readonly #faults = new Map<string, number>();
  #kept: readonly Unsent[] = [];
  #shown: readonly Outgoing[] = [];
  #hasLine = true;
  #waitMs = FIRST_WAIT_MS;
  #running: Promise<void> | null = null;
  #isAskedAgain = false;
  #isClosed = false;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** The same list until something changes. */
  readonly list = (): readonly Outgoing[] => this.#shown;

  /** Adds a message and sends it as soon as possible. */
  async add(message: Omit<Unsent, 'failure'>): Promise<void> {
    const unsent = { ...message, failure: null };
    this.#show([...this.#kept, unsent]);
    await this.#parts.store.put(unsent);
    this.#parts.tell();
    await this.flush();
  }

  /** Tries a failed one again. */
  async resend(clientId: string): Promise<void> {
    const message = this.#kept.find((one) => one.clientId === clientId);
    if (!message) return;
    this.#faults.delete(clientId);
    await this.#parts.store.put({ ...message, failure: null });
    await this.reread();
    this.#parts.tell();
    await this.flush();
  }

  /** Takes one out that is not to be sent any more. */
  async remove(clientId: string): Promise<void> {
    await this.#take(clientId);
    this.#parts.tell();
  }

  /** Shows what is there now, after another tab has changed it. */
  async reread(): Promise<void> {
    this.#show(await this.#parts.store.unsent());
  }

  /** Sends what waits. Asked while it is sending, it looks once more when it is done. */
  flush(): Promise<void> {
    this.#isAskedAgain = this.#running !== null;
    this.#running ??= this.#parts
      .inTurn(() => this.#sendAll())
      .catch(() => undefined)
      .then(() => {
        this.#running = null;
        return this.#isAskedAgain ? this.flush() : undefined;
      });
    return this.#running;
  }

  /** Whose it was has left: nothing of theirs is sent or shown any more. */
  close(): void {
    this.#isClosed = true;
    this.#show([]);
  }

  async #sendAll(): Promise<void> {
    // Another tab may have sent some of them while this one waited for its turn.
    await this.reread();
    for (;;) {
      const next = this.#kept.find((message) => message.failure === null);
      if (!next || this.#isClosed) return;
      if (!(await this.#sendOne(next))) return;
    }
  }

  /** False: there is no line, and no use in going on. */
  async #sendOne(message: Unsent): Promise<boolean> {
    try {
      await this.#parts.send(message);
      this.#hasLine = true;
      this.#waitMs = FIRST_WAIT_MS;
      await this.#take(message.clientId);
    } catch (error) {
      if (!this.#isDecided(message, error)) return this.#wait();
      this.#hasLine = true;
      const { code, message: reason, details } = error as ApiError;
      await this.#parts.store.put({ ...message, failure: { code, message: reason, details } });
      await this.reread();
    }
    this.#parts.tell();
    return true;
  }

  /** Refused, or failed too often: the same call again changes nothing. */
  #isDecided({ clientId }: Unsent, error: unknown): boolean {
    if (isRefused(error)) return true;
    if (!(error instanceof ApiError) || error.status < 500) return false;
    const faults = (this.#faults.get(clientId) ?? 0) + 1;
    this.#faults.set(clientId, faults);
    return faults >= MAX_FAULTS;
  }

  #wait(): false {
    this.#hasLine = false;
    this.#show(this.#kept);
    this.#parts.later(() => void this.flush(), this.#waitMs);
    this.#waitMs = Math.min(this.#waitMs * 2, LONGEST_WAIT_MS);
    return false;
  }

  async #take(clientId: string): Promise<void> {
    this.#show(this.#kept.filter((message) => message.clientId !== clientId));
    await this.#parts.store.remove(clientId);
  }

  #show(kept: readonly Unsent[]): void {
    this.#kept = this.#isClosed ? [] : kept;
    this.#shown = this.#kept.map((message) => ({ ...message, state: this.#stateOf(message) }));
    for (const listener of this.#listeners) listener();
  }

  #stateOf({ failure }: Unsent): UnsentState {
    if (failure) return 'failed';
    return this.#hasLine ? 'sending' : 'waiting';
  }
}
