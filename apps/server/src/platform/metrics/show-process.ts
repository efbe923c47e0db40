import type { Registry } from 'prom-client';
import type pg from 'pg';
import { VERSION } from '#platform/version';
import { addGauge } from './add-gauge.ts';

interface Shown {
  readonly pool: pg.Pool;
  readonly roles: readonly string[];
  /** The newest migration that it knows. */
  readonly migration: number;
  /** What it hears by. */
  readonly ears: readonly { readonly name: string; readonly isHearing: () => boolean }[];
  /** For how long its event loop stood still a short while ago. */
  readonly stillMs: () => number;
}

/** What this process is, what of its pool is in use, and whether it hears. Asking costs nothing. */
export function showProcess(registry: Registry, { pool, roles, migration, ears, stillMs }: Shown): void {
  const build = { version: VERSION, roles: roles.join('+'), migration: String(migration) };
  addGauge(registry, {
    name: 'build_info',
    help: 'What this process is: its version, its roles and the newest migration that it knows',
    labelNames: ['version', 'roles', 'migration'],
    read: () => [[build, 1]],
  });
  addGauge(registry, {
    name: 'deaf',
    help: 'Whether this process does not hear what others tell it, by what it hears with',
    labelNames: ['ear'],
    read: () => ears.map(({ name, isHearing }) => [{ ear: name }, isHearing() ? 0 : 1]),
  });
  const figures = {
    pool_limit: ['Connections that this process opens at most', () => pool.options.max],
    pool_in_use: ['Connections that somebody has', () => pool.totalCount - pool.idleCount],
    pool_idle: ['Open connections that nobody has', () => pool.idleCount],
    pool_waiting: ['Statements and transactions that wait for a connection', () => pool.waitingCount],
    loop_still_seconds: [
      'The longest that the event loop stood still a short while ago',
      () => stillMs() / 1_000,
    ],
  } as const;
  for (const [name, [help, read]] of Object.entries(figures))
    addGauge(registry, { name, help, read: () => [[{}, read()]] });
}
