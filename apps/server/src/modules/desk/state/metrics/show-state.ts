import { FIGURES_KEPT_SECONDS, STATE_KINDS, type StateKind, type StateVerdict } from '@yoimachi/domain/state';
import { addGauge, readSeldom, type Metrics, type Sample } from '#platform/metrics';
import { readLines, type StateLine, type StateMeans, type StateRead } from '../read-state.ts';
import type { StateContext } from '../state-context.ts';
import { FIGURES, type Figure } from './figures.ts';

/** Who reads metrics gives up after ten seconds. */
const LONGEST_MS = 5_000;

const WEIGHTS: Readonly<Record<StateVerdict, number>> = { OK: 0, ATTENTION: 1, TROUBLE: 2 };

type NameOf<Kind extends StateKind> = (line: StateLine<Kind>) => string;

/** Which of its kind a line is about. Of processes it is what they do: hosts and numbers would be new ones after each start. */
const NAME_OF: { readonly [Kind in StateKind]?: NameOf<Kind> } = {
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
  const { log, metrics } = context;
  const readNow = () =>
    readLines(context, means).catch((error: unknown) => {
      log.debug({ err: error }, 'metrics found no database');
      throw error;
    });
  const read = readSeldom(readNow, { keptMs: FIGURES_KEPT_SECONDS * 1_000, longestMs: LONGEST_MS });
  const { registry } = metrics;
  addGauge(registry, {
    name: 'state_read',
    help: 'Whether the state could be read: 0 while the database is away or too slow',
    read: async () => [[{}, (await read()) === null ? 0 : 1]],
  });
  addGauge(registry, {
    name: 'state',
    help: 'Verdict of a reading of the state: 0 fine, 1 somebody looks today, 2 at once',
    labelNames: ['reading', 'name'],
    read: async () => verdictsOf(await read()),
  });
  const add = <Kind extends StateKind>(kind: Kind, figure: Figure<Kind>) => {
    const { name, help } = figure;
    const labelNames = NAME_OF[kind] === undefined ? [] : (['name'] as const);
    addGauge(registry, { name, help, labelNames, read: async () => samplesOf(await read(), kind, figure) });
  };
  for (const kind of STATE_KINDS) for (const figure of FIGURES[kind]) add(kind, figure as never);
}

function samplesOf<Kind extends StateKind>(
  read: StateRead | null,
  kind: Kind,
  { of }: Figure<Kind>,
): Sample<'name'>[] {
  if (read === null) return [];
  return (read.parts[kind] ?? []).flatMap((line) => {
    const value = of(line, read.readAt);
    return value === null ? [] : [[namesOf(kind, line), value] as const];
  });
}

function namesOf<Kind extends StateKind>(kind: Kind, line: StateLine<Kind>): { readonly name?: string } {
  const nameOf: NameOf<Kind> | undefined = NAME_OF[kind];
  return nameOf ? { name: nameOf(line) } : {};
}

/** The gravest of what has one name; what could not be read is wrong. */
function verdictsOf(read: StateRead | null): Sample<'reading' | 'name'>[] {
  const found = new Map<string, Sample<'reading' | 'name'>>();
  function add(reading: StateKind, weight: number, { name = '' }: { readonly name?: string }): void {
    const key = `${reading} ${name}`;
    if (weight >= (found.get(key)?.[1] ?? 0)) found.set(key, [{ reading, name }, weight]);
  }
  for (const kind of read === null ? [] : STATE_KINDS) {
    const lines = read!.parts[kind] as readonly StateLine<StateKind>[] | null;
    for (const line of lines ?? []) add(kind, WEIGHTS[line.verdict], namesOf(kind, line));
    if (lines === null) add(kind, WEIGHTS.TROUBLE, {});
  }
  return [...found.values()];
}
