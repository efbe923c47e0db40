import { BOOKING_PROCESS } from './booking-process.ts';
import { FACTS, type FactName } from './command.ts';
import { DUE_TIMES, type DueName } from './due.ts';
import { GUARDS, SELECTORS } from './guards.ts';
import type { Transition } from './process-types.ts';
import { OPEN_PHASES, PHASES, type Phase } from './state.ts';

/**
 * What is wrong with the process; an empty list when nothing is. The server asks at start: every phase is reachable,
 * every open one has a way out, no final one has, every due time has its row, every row can be taken and asks for no fact that its
 * action does not name.
 */
export function checkProcess(rows: readonly Transition[] = BOOKING_PROCESS): string[] {
  return [...checkPhases(rows), ...checkDueTimes(rows), ...checkRows(rows), ...rows.flatMap(checkFacts)];
}

function checkPhases(rows: readonly Transition[]): string[] {
  const reached = new Set<Phase>(rows.filter((row) => row.from.length === 0).map((row) => row.to.phase));
  for (let size = -1; size !== reached.size;) {
    size = reached.size;
    for (const row of rows) if (row.from.some((phase) => reached.has(phase))) reached.add(row.to.phase);
  }
  const isOpen = (phase: Phase) => (OPEN_PHASES as readonly Phase[]).includes(phase);
  const leaves = (phase: Phase) => rows.some((row) => row.from.includes(phase) && row.to.phase !== phase);
  return PHASES.flatMap((phase) => [
    ...(reached.has(phase) ? [] : [`${phase} cannot be reached`]),
    ...(isOpen(phase) && !leaves(phase) ? [`${phase} has no way out`] : []),
    ...(!isOpen(phase) && rows.some((row) => row.from.includes(phase))
      ? [`${phase} is final, yet a row leaves it`]
      : []),
  ]);
}

function checkDueTimes(rows: readonly Transition[]): string[] {
  const problems: string[] = [];
  for (const [name, due] of Object.entries(DUE_TIMES)) {
    for (const phase of due.phases) {
      const owned = rows.some(
        (row) => row.due === (name as DueName) && row.action === due.action && row.from.includes(phase),
      );
      if (!owned) problems.push(`Due time ${name} has no row in ${phase}`);
    }
  }
  for (const row of rows) {
    if (row.actor.includes('clock') !== (row.due !== undefined)) {
      problems.push(`Row ${row.id}: the clock acts at a due time, and nobody else does`);
    }
  }
  return problems;
}

function checkRows(rows: readonly Transition[]): string[] {
  const problems: string[] = [];
  const taken = new Map<string, string>();
  const ids = new Set<string>();
  for (const row of rows) {
    if (ids.has(row.id)) problems.push(`Row ${row.id} is there twice`);
    ids.add(row.id);
    for (const phase of row.from) {
      for (const actor of row.actor) {
        const key = `${row.action} by ${actor} in ${phase}`;
        const before = taken.get(key);
        if (before) problems.push(`Row ${row.id} is never taken for ${key}: row ${before} always is`);
        if (!row.when) taken.set(key, row.id);
      }
    }
  }
  return problems;
}

function checkFacts(row: Transition): string[] {
  const named: Partial<Record<string, readonly FactName[]>> = FACTS;
  const known = named[row.action] ?? [];
  const conditions = [...(row.when ? [SELECTORS[row.when]] : []), ...row.guards.map((name) => GUARDS[name])];
  return conditions
    .flatMap(({ asks }) => asks)
    .filter((fact) => !known.includes(fact))
    .map((fact) => `Row ${row.id} asks for ${fact}, which ${row.action} does not name`);
}
