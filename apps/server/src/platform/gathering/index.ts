import { AsyncLocalStorage } from 'node:async_hooks';

interface Ways<Item, Value> {
  readonly alone: (item: Item) => Promise<Value>;
  /** Does several at once: of each what came of it, or null where it has to be done alone. Whatever it throws, each is done alone then. */
  readonly together: (items: readonly Item[]) => Promise<readonly (Value | null)[]>;
  readonly onFailed: (error: unknown) => void;
}

/** What keeps two from being done together. */
interface Where {
  /** One is done there at a time. */
  readonly place: string;
  /** Whoever does it does one in each gathering. */
  readonly by: string;
}

interface Waiting<Item, Value> extends Where, PromiseWithResolvers<Value> {
  readonly item: Item;
  /** Runs something for the request that it came with. */
  readonly within: <T>(run: () => T) => T;
}

/** So many runs at once: while one waits for the disk the other asks. */
const RUNS = 2;
/** So many in one, at most. */
const MOST = 32;
/** A run that takes longer keeps nobody waiting any more but those who come to the same place. */
const SLOW_MS = 200;

/**
 * Lets what waits go together: who comes while there is a free run goes at once, alone; who comes while there is none shares the next one with
 * all others who have come meanwhile, one of each person and of each place, in the order in which they came.
 */
export function createGathering<Item, Value>({ alone, together, onFailed }: Ways<Item, Value>) {
  type One = Waiting<Item, Value>;
  // What several have asked for is done for none of their requests.
  const forNobody = AsyncLocalStorage.snapshot();
  const busy = new Set<string>();
  let waiting: readonly One[] = [];
  let runs = 0;

  function next(): One[] {
    const taken: One[] = [];
    const people = new Set<string>();
    const left: One[] = [];
    for (const one of waiting) {
      const mayGo = taken.length < MOST && !busy.has(one.place) && !people.has(one.by);
      (mayGo ? taken : left).push(one);
      if (!mayGo) continue;
      busy.add(one.place);
      people.add(one.by);
    }
    waiting = left;
    return taken;
  }
  function free(place: string): void {
    busy.delete(place);
    goOn();
  }
  async function doAlone({ item, place, within, resolve, reject }: One): Promise<void> {
    await within(() => alone(item)).then(resolve, reject);
    free(place);
  }
  async function doTogether(all: readonly One[]): Promise<void> {
    const values = await forNobody(() => together(all.map(({ item }) => item))).catch((error: unknown) => {
      onFailed(error);
      return [];
    });
    const left = all.filter((one, index) => {
      const value = values[index] ?? null;
      if (value === null) return true;
      one.resolve(value);
      free(one.place);
      return false;
    });
    await Promise.all(left.map(doAlone));
  }
  function goOn(): void {
    while (runs < RUNS) {
      const taken = next();
      if (taken.length === 0) return;
      runs += 1;
      let isCounted = true;
      const over = () => {
        if (isCounted) runs -= 1;
        isCounted = false;
        goOn();
      };
      const slow = setTimeout(over, SLOW_MS);
      void (taken.length === 1 ? doAlone(taken[0]!) : doTogether(taken)).then(() => {
        clearTimeout(slow);
        over();
      });
    }
  }
  return (item: Item, where: Where): Promise<Value> => {
    const one = { ...Promise.withResolvers<Value>(), ...where, item, within: AsyncLocalStorage.snapshot() };
    waiting = [...waiting, one];
    goOn();
    return one.promise;
  };
}
