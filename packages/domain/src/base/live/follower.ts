/** Puts the numbered events of one person in order, each once, however they arrive. */
export interface Follower<Event extends { readonly seq: number }> {
  /** The number of the last event handed out; null before it is known where to begin. */
  readonly seq: number | null;
  /** Whether a later event waits for one that has not come. */
  readonly hasGap: boolean;
  /** Counts on from a number; returns what waited for it. */
  startAt(seq: number): readonly Event[];
  /** Takes what has come; returns what can be handed out now, in order. */
  take(events: readonly Event[]): readonly Event[];
  /** As at the beginning: it is somebody else now. */
  forget(): void;
}

export function createFollower<Event extends { readonly seq: number }>(): Follower<Event> {
  let last: number | null = null;
  const waiting = new Map<number, Event>();

  function handOut(): Event[] {
    const out: Event[] = [];
    if (last === null) return out;
    for (let next = waiting.get(last + 1); next; next = waiting.get(last + 1)) {
      out.push(next);
      waiting.delete(next.seq);
      last = next.seq;
    }
    return out;
  }
  return {
    get seq() {
      return last;
    },
    get hasGap() {
      return last !== null && waiting.size > 0;
    },
    startAt(seq) {
      last = seq;
      for (const number of waiting.keys()) if (number <= seq) waiting.delete(number);
      return handOut();
    },
    take(events) {
      for (const event of events) if (last === null || event.seq > last) waiting.set(event.seq, event);
      return handOut();
    },
    forget() {
      last = null;
      waiting.clear();
    },
  };
}
