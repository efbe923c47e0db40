import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts processor time in hundredths of a second here, whatever the machine. */
const TICKS_PER_MINUTE = 6_000;
const LOOK_MS = 1_000;

/** A process as Linux tells of it. */
export interface Process {
  readonly pid: number;
  readonly parent: number;
  /** What starts apart begins a session, which bears its pid: PostgreSQL and browsers are known by it when their parent is gone. */
  readonly session: number;
  /** Another process may get the same pid later. */
  readonly startedAt: number;
  /** Its own processor time, and that of its children which have ended and were waited for, with theirs. */
  readonly ticks: number;
}

/** One line of `/proc/<pid>/stat`. The name in brackets may hold brackets and spaces. */
export function readStat(line: string): Process {
  const fields = line
    .slice(line.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
  const [own, system, children, childrenSystem] = fields.slice(11, 15) as [number, number, number, number];
  return {
    pid: Number.parseInt(line, 10),
    parent: fields[1]!,
    session: fields[3]!,
    startedAt: fields[19]!,
    ticks: own + system + children + childrenSystem,
  };
}

/** What is known of a run's processes after a look. */
export interface Tally {
  /** Those that live, by pid. */
  readonly living: ReadonlyMap<number, Process>;
  /** Sessions that processes of the run began. */
  readonly sessions: ReadonlySet<number>;
  /** The time of those that ended where nobody of the run waited for them. */
  readonly lostTicks: number;
}

export const NOBODY: Tally = { living: new Map(), sessions: new Set(), lostTicks: 0 };

/**
 * Looks again at all processes of the machine: whose parent belongs to the run belongs to it, and so does what belonged before, or is of a
 * session that began there. Of what has ended its parent has the time; where that is no process of the run, the last look has it.
 */
export function lookAgain(before: Tally, processes: readonly Process[], root: number): Tally {
  const isKnown = ({ pid, startedAt, session }: Process) =>
    pid === root || before.living.get(pid)?.startedAt === startedAt || before.sessions.has(session);
  const children = Map.groupBy(processes, ({ parent }) => parent);
  const living = new Map<number, Process>();
  const add = (process: Process): void => {
    if (living.has(process.pid)) return;
    living.set(process.pid, process);
    children.get(process.pid)?.forEach(add);
  };
  processes.filter(isKnown).forEach(add);
  const began = [...living.values()].filter(({ pid, session }) => pid === session);
  const lost = [...before.living.values()].filter(
    ({ pid, startedAt, parent }) => living.get(pid)?.startedAt !== startedAt && !before.living.has(parent),
  );
  return {
    living,
    sessions: new Set([...before.sessions, ...began.map(({ pid }) => pid)]),
    lostTicks: before.lostTicks + lost.reduce((sum, { ticks }) => sum + ticks, 0),
  };
}

/** The processor minutes of a run until this look. */
export function minutesOf({ living, lostTicks }: Tally): number {
  return [...living.values()].reduce((sum, { ticks }) => sum + ticks, lostTicks) / TICKS_PER_MINUTE;
}

function readProcesses(): Process[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        return [readStat(readFileSync(`/proc/${pid}/stat`, 'utf8'))];
      } catch {
        // It has ended since its name was read.
        return [];
      }
    });
}

/**
 * Counts the processor minutes of this process and of everything that it starts, however deep, apart or orphaned. Node itself tells only its
 * own; so elsewhere than on Linux it is null: what leaves PostgreSQL and browsers out would say nothing.
 */
export function startMeter(): (() => number) | null {
  if (process.platform !== 'linux') return null;
  let tally = NOBODY;
  const look = () => (tally = lookAgain(tally, readProcesses(), process.pid));
  look();
  // What lives shorter than that and loses its parent meanwhile is not seen.
  setInterval(look, LOOK_MS).unref();
  return () => minutesOf(look());
}
