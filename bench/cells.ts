import { cpus } from 'node:os';
import type { CpuMs } from './cpu.ts';

/* How figures stand in a table of Markdown. */

export type Row = readonly string[];

export const count = (value: number) =>
  value.toLocaleString('en', { maximumFractionDigits: value < 100 ? 1 : 0 });
export const rate = (perSecond: number) => `${count(perSecond)}/s`;
export const cpuMs = (cpu: CpuMs | null) =>
  cpu === null ? ['–', '–'] : [cpu.node.toFixed(2), cpu.database.toFixed(2)];
export const percent = (share: number) => `${(share * 100).toFixed(0)} %`;
export const ms = (milliseconds: number) => `${milliseconds.toFixed(1)} ms`;
export const seconds = (milliseconds: number | null) =>
  milliseconds === null ? '–' : `${(milliseconds / 1000).toFixed(2)} s`;
export const megabytes = (bytes: number | null) =>
  bytes === null ? '–' : `${(bytes / 1_048_576).toFixed(0)} MB`;
/** Cells of what was not measured. */
export const blank = (cells: number): string[] => Array.from({ length: cells }, () => '');
export const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

export function table(title: string, rows: readonly Row[]): string {
  const [head, ...body] = rows;
  const line = (row: Row) => `| ${row.join(' | ')} |`;
  return [`## ${title}\n`, line(head!), line(head!.map(() => '---')), ...body.map(line)].join('\n');
}

export const CPU = ['Node CPU ms', 'database CPU ms'];

/** What it was measured on. */
export function machineOf(databaseVersion: string): string {
  const processors = cpus();
  return `${processors.length} × ${processors[0]?.model ?? 'processor'}, Node ${process.versions.node}, PostgreSQL ${databaseVersion}`;
}
