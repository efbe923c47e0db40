import type { Source } from '../sources.ts';
import { chosenByPlace } from './chosen.ts';
import { firstLooks } from './first-look.ts';
import { pressedUnasked } from './keys.ts';
import { writtenNumbers } from './numbers.ts';
import { ownProcesses } from './processes.ts';
import { patienceOf, secondTries, waits } from './waits.ts';

const SUPPORT = 'e2e/support/';

/**
 * Lines of the walks, as `path:line: sentence`, by which one could fail on a busy machine, on another day or beside another walk; `config`:
 * playwright.config.ts, which says what is waited for by default.
 */
export function walkFindings(sources: readonly Source[], config: Source): string[] {
  const patience = patienceOf(config);
  const each = sources.flatMap((source) => {
    const isSupport = source.path.startsWith(SUPPORT);
    return [
      ...chosenByPlace(source, isSupport),
      ...waits(source, patience),
      ...secondTries(source),
      ...pressedUnasked(source),
      ...(isSupport ? [] : [...writtenNumbers(source), ...ownProcesses(source)]),
    ];
  });
  return [...new Set([...firstLooks(sources), ...each, ...secondTries(config)])];
}
