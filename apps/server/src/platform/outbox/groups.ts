import type { OutboxRow } from './subscription.ts';

/**
 * What is handed on at once, in this order: rows of one topic where it lets them be heard together, else one row. No row overtakes one of
 * its own key.
 */
export function groupsOf(
  rows: readonly OutboxRow[],
  isTogether: (topic: string) => boolean,
): (readonly OutboxRow[])[] {
  const groups: OutboxRow[][] = [];
  let waiting = rows;
  while (waiting.length > 0) {
    const { topic } = waiting[0]!;
    const group: OutboxRow[] = [];
    const left: OutboxRow[] = [];
    const passed = new Set<string>();
    const takesMore = isTogether(topic);
    for (const row of waiting) {
      const isTaken = group.length === 0 || (takesMore && row.topic === topic && !passed.has(row.key));
      if (isTaken) group.push(row);
      else {
        left.push(row);
        passed.add(row.key);
      }
    }
    groups.push(group);
    waiting = left;
  }
  return groups;
}
