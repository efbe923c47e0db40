import { Gauge, type Registry } from 'prom-client';

/** A value, and what it is of. */
export type Sample<Label extends string> = readonly [labels: Partial<Record<Label, string>>, value: number];

interface Shown<Label extends string> {
  /** Behind `yoimachi_`. */
  readonly name: string;
  readonly help: string;
  readonly labelNames?: readonly Label[];
  /** All that there is to show, asked for whenever somebody reads the metrics. */
  readonly read: () => readonly Sample<Label>[] | Promise<readonly Sample<Label>[]>;
}

/** Adds a gauge of the product. What is not told any more is not shown any more. */
export function addGauge<Label extends string>(registry: Registry, shown: Shown<Label>): void {
  const { name, help, labelNames = [], read } = shown;
  const gauge = new Gauge({
    name: `yoimachi_${name}`,
    help,
    labelNames,
    registers: [],
    async collect() {
      const samples = await read();
      this.reset();
      // Without labels it would be 0 now, which is something else than nothing.
      if (labelNames.length === 0) this.remove();
      for (const [labels, value] of samples) this.set(labels, value);
    },
  });
  registry.registerMetric(gauge);
}
