import { Gauge } from 'prom-client';
import type { Db } from '#platform/database';
import type { Metrics } from '#platform/metrics';
import { countDead } from './dead.store.ts';

/** Shows how much was given up, counted when the figures are read. */
export function showDead(db: Db, { registry }: Metrics): void {
  const gauge = new Gauge({
    name: 'yoimachi_dead_work',
    help: 'Events and jobs that were given up and wait for an operator',
    labelNames: ['kind'],
    registers: [],
    async collect() {
      const dead = await countDead(db).catch(() => null);
      if (dead === null) return;
      this.reset();
      for (const { kind, count } of dead) this.set({ kind }, count);
    },
  });
  registry.registerMetric(gauge);
}
