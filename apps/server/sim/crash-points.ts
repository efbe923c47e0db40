/** Where a process may die, named after what it has just done or is about to do. */
export const CRASH_POINTS = [
  'key claimed',
  'booking locked',
  'part written',
  'history written',
  'money moved',
  'settlement written',
  'event published',
  'before commit',
  'after commit',
  'event handled',
  'events committed',
  'due work begun',
  'due work done',
  'card: before authorise',
  'card: after authorise',
  'card: before capture',
  'card: after capture',
  'card: before charge',
  'card: after charge',
] as const;
export type CrashPoint = (typeof CRASH_POINTS)[number];

/** A plan to die the `pass`th time a process reaches a point. */
export interface PlannedCrash {
  readonly point: CrashPoint;
  readonly pass: number;
}

/** Thrown where a process dies, and by everything a dead process still attempts. */
export class Died extends Error {
  constructor(point: string) {
    super(`The process died: ${point}`);
    this.name = 'Died';
  }
}

/**
 * Decides when a process dies: at most once per step. A plan that its step does not reach is kept until some step reaches it, so that
 * rarely reached points are covered too.
 */
export class Crashes {
  readonly counts = new Map<CrashPoint, number>(CRASH_POINTS.map((point) => [point, 0]));
  readonly #plans = new Map<CrashPoint, number>();
  #mayDie = false;
  /** Where the process died in this step. */
  diedAt: CrashPoint | null = null;

  beginStep(plan: PlannedCrash | null): void {
    this.diedAt = null;
    this.#mayDie = true;
    if (plan && !this.#plans.has(plan.point)) this.#plans.set(plan.point, plan.pass);
  }

  /** Nothing dies until the next step begins. */
  spare(): void {
    this.#mayDie = false;
  }

  /** Whether the process dies at the point it has reached. */
  strikes(point: CrashPoint): boolean {
    const left = this.#mayDie ? this.#plans.get(point) : undefined;
    if (left === undefined) return false;
    if (left > 1) {
      this.#plans.set(point, left - 1);
      return false;
    }
    this.#plans.delete(point);
    this.#mayDie = false;
    this.diedAt = point;
    this.counts.set(point, this.counts.get(point)! + 1);
    return true;
  }
}
