import type { LiveEvent } from '@yoimachi/contract/live';

const PAGE = 3;
type Handler = (payload?: unknown) => void;

/** A server of the test, whose log is right whatever becomes of the connection. */
export class FakeServer {
  readonly log: LiveEvent[] = [];
  /** Numbers up to this are not kept. */
  forgotten = 0;
  token = 'good';
  /** It takes what is sent and answers nothing. */
  isSilent = false;
  asksAllowed = Infinity;
  readonly heard: { readonly event: string; readonly payload: unknown }[] = [];
  readonly socket = new FakeSocket(this);

  /** Writes events down; returns them, for those that arrive. */
  tell(count: number): LiveEvent[] {
    const told = Array.from({ length: count }, (_, index) => {
      const seq = this.log.length + 1 + index;
      const payload = { bookingId: `booking ${seq}` };
      return { seq, name: 'booking.changed' as const, payload, at: '' };
    });
    this.log.push(...told);
    return told;
  }
  push(...events: readonly LiveEvent[]): void {
    for (const event of events) this.socket.hear('live', event);
  }

  answer(event: string, payload: unknown): void {
    this.heard.push({ event, payload });
    if (this.isSilent) return;
    if (event === 'missed') this.answerMissed((payload as { since: number }).since);
    if (event !== 'authen') return;
    const { token, since } = JSON.parse(payload as string) as { token: string; since?: number };
    if (token !== this.token) return this.socket.hear('unauthenticated', { code: 10 });
    const seq = this.log.length;
    this.socket.hear('authenticated', { userId: 'ken', seq });
    if (since !== undefined && since !== seq) this.answerMissed(since);
  }
  private answerMissed(since: number): void {
    const seq = this.log.length;
    if ((this.asksAllowed -= 1) < 0)
      return this.socket.hear('refused', { code: 'RATE_LIMITED', details: { retryAfterSeconds: 10 } });
    if (since < this.forgotten || since > seq) return this.socket.hear('tooOld', { seq });
    this.socket.hear('missed', { since, seq, events: this.log.slice(since, since + PAGE) });
  }
  /** Answers a call, unless it is silent. */
  acknowledge(call: unknown): Promise<unknown> {
    this.heard.push({ event: 'call', payload: call });
    if (this.isSilent) return Promise.reject(new Error('operation has timed out'));
    return Promise.resolve({ status: 200, body: JSON.stringify({ number: 1 }) });
  }
  calls = () => this.heard.filter(({ event }) => event === 'call').map(({ payload }) => payload);
  asks = () => this.heard.filter(({ event }) => event === 'missed').map(({ payload }) => payload);
  authens = () =>
    this.heard
      .filter(({ event }) => event === 'authen')
      .map(({ payload }) => JSON.parse(payload as string) as object);
}

class FakeSocket {
  connected = false;
  /** How often the client has tried. */
  tries = 0;
  isServerUp = true;
  readonly #handlers = new Map<string, Handler[]>();
  readonly #server: FakeServer;

  constructor(server: FakeServer) {
    this.#server = server;
  }
  on(event: string, handler: Handler): this {
    this.#handlers.set(event, [...(this.#handlers.get(event) ?? []), handler]);
    return this;
  }
  hear(event: string, payload?: unknown): void {
    for (const handler of this.#handlers.get(event) ?? []) handler(payload);
  }
  emit(event: string, payload: unknown): this {
    if (this.connected) this.#server.answer(event, payload);
    return this;
  }
  timeout = () => ({ emitWithAck: (_event: string, call: unknown) => this.#server.acknowledge(call) });
  connect(): this {
    this.tries += 1;
    if (this.connected || !this.isServerUp) return this;
    this.connected = true;
    this.hear('connect');
    return this;
  }
  disconnect(): this {
    return this.lose('io client disconnect');
  }
  lose(reason: string): this {
    if (!this.connected) return this;
    this.connected = false;
    this.hear('disconnect', reason);
    return this;
  }
}
