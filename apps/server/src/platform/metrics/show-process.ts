import { Gauge, type Registry } from 'prom-client';
import type pg from 'pg';
import { VERSION } from '#platform/version';

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
export function showProcess(registry: Registry, shown: Shown): void {
  const { pool, roles, migration, ears, stillMs } = shown;
  const registers = [registry];
  new Gauge({
    name: 'yoimachi_build_info',
    help: 'What this process is: its version, its roles and the newest migration that it knows',
    labelNames: ['version', 'roles', 'migration'],
    registers,
  }).set({ version: VERSION, roles: roles.join('+'), migration: String(migration) }, 1);
  new Gauge({
    name: 'yoimachi_deaf',
    help: 'Whether this process does not hear what others tell it, by what it hears with',
    labelNames: ['ear'],
    registers,
    collect() {
      for (const { name, isHearing } of ears) this.set({ ear: name }, isHearing() ? 0 : 1);
    },
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
    new Gauge({
      name: `yoimachi_${name}`,
      help,
      registers,
      collect() {
        this.set(read());
      },
    });
}
