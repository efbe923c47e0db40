import { findProgram, installPackages } from './debian.ts';

/** The program that tries rules of Prometheus. */
export const findPromtool = (): string | null => findProgram('PROMTOOL', ['promtool'], ['/usr/bin/promtool']);

/** Why rules of Prometheus cannot be tried here; null: they can. */
export const noPromtool = (): string | null =>
  findPromtool() ? null : 'there is no promtool (Debian: apt-get install prometheus, or set PROMTOOL)';

/** As root on Debian it is installed; where it cannot be, its tests say so and are counted. */
export function ensurePromtool(): void {
  if (findPromtool()) return;
  const problem = installPackages(['prometheus']);
  const reason = noPromtool();
  if (reason) console.log(`not run: rules of Prometheus: ${problem ?? reason}`);
}
