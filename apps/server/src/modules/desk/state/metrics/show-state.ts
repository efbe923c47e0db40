import { Gauge } from 'prom-client';
import { FIGURES_KEPT_SECONDS, STATE_KINDS, type StateKind, type StateVerdict } from '@yoimachi/domain/state';
import { readSeldom, type Metrics } from '#platform/metrics';
import { readLines, type StateLine, type StateMeans, type StateRead } from '../read-state.ts';
import type { StateContext } from '../state-context.ts';
import { FIGURES, type Figure } from './figures.ts';

/** Who reads metrics gives up after ten seconds. */
const LONGEST_MS = 5_000;

const WEIGHTS: Readonly<Record<StateVerdict, number>> = { OK: 0, ATTENTION: 1, TROUBLE: 2 };

/** Which of its kind a line is about. Of processes it is what they do: hosts and numbers would be new ones after each start. */
const NAME_OF: { readonly [Kind in StateKind]?: (line: StateLine<Kind>) => string } = {
  role: ({ role }) => role,
  node: ({ roles }) => roles.join('+'),
  jobs: ({ queue }) => queue,
  'due-work': ({ work }) => work,
  routine: ({ name }) => name,
  channel: ({ channel }) => channel,
  provider: ({ service }) => service,
};

/**
 * Shows what `state` says among the metrics of this process: each reading's verdict and its figures. They are read when somebody asks, at most every
 * 15 seconds; where the database is away or too slow, that is shown and nothing old.
 */
export function showState(context: StateContext & { readonly metrics: Metrics }, means: StateMeans): void {
  const { metrics, log } = context;
  const read = readSeldom(
    () =>
      readLines(context, means).catch((error: unknown) => {
        log.debug({ err: error }, 'metrics found no database');
        throw error;
      }),
    { keptMs: FIGURES_KEPT_SECONDS * 1_000, longestMs: LONGEST_MS },
  );
  const gauge = <Label extends string>(
    name: string,
    help: string,
    labelNames: readonly Label[],
    show: Show<Label>,
  ) =>
    void new Gauge({
      ...{ name: `yoimachi_${name}`, help, labelNames, registers: [metrics.registry] },
      async collect() {
        const found = await read();
        this.reset();
        // Without labels it would be 0, which is something else than nothing.
        if (labelNames.length === 0) this.remove();
        show(this, found);
      },
    });
  gauge(
    'state_read',
    'Whether the state could be read: 0 while the database is away or too slow',
    [],
    (to, found) => to.set(found ? 1 : 0),
  );
  gauge(
    'state',
    'Verdict of a reading of the state: 0 fine, 1 somebody looks today, 2 at once',
    ['reading', 'name'],
    (to, found) => {
      for (const { kind, name, weight } of found ? verdictsOf(found) : [])
        to.set({ reading: kind, name }, weight);
    },
  );
  for (const kind of STATE_KINDS)
    for (const figure of FIGURES[kind]) showFigure(gauge, kind, figure as never);
}

type Show<Label extends string> = (gauge: Gauge<Label>, found: StateRead | null) => void;
type MakeGauge = (name: string, help: string, labelNames: readonly 'name'[], show: Show<'name'>) => void;

function showFigure<Kind extends StateKind>(
  gauge: MakeGauge,
  kind: Kind,
  { name, help, of }: Figure<Kind>,
): void {
  const isNamed = NAME_OF[kind] !== undefined;
  gauge(name, help, isNamed ? ['name'] : [], (to, found) => {
    for (const line of found?.parts[kind] ?? []) {
      const value = of(line, found!.readAt);
      if (value !== null) to.set(isNamed ? { name: nameOf(kind, line) } : {}, value);
    }
  });
}

const nameOf = <Kind extends StateKind>(kind: Kind, line: StateLine<Kind>): string =>
  (NAME_OF[kind] as ((line: StateLine<Kind>) => string) | undefined)?.(line) ?? '';

interface Named {
  readonly kind: StateKind;
  readonly name: string;
  readonly weight: number;
}

/** The gravest of what has one name; what could not be read is wrong. */
function verdictsOf({ parts }: StateRead): Named[] {
  const found = new Map<string, Named>();
  for (const kind of STATE_KINDS) {
    const lines = parts[kind] as readonly StateLine<typeof kind>[] | null;
    const named = lines?.map((line) => ({ kind, name: nameOf(kind, line), weight: WEIGHTS[line.verdict] }));
    for (const one of named ?? [{ kind, name: '', weight: WEIGHTS.TROUBLE }]) {
      const key = `${kind} ${one.name}`;
      if (one.weight >= (found.get(key)?.weight ?? 0)) found.set(key, one);
    }
  }
  return [...found.values()];
}
