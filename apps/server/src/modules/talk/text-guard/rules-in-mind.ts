import type { Db } from '#platform/database';
import type { AppContext } from '#platform/module';
import { readTextRule, type TextRule } from './rule.store.ts';

/** Operators act in a process of their own: they are heard of after so long. */
const KEPT_MS = 5000;

interface Kept {
  readonly rule: Promise<TextRule>;
  readonly since: Date;
  readonly until: Date;
}
const kept = new WeakMap<Db, Kept>();

/** What operators decided, as of a few seconds ago: every message asks for it. */
export function rulesInMind({ db, clock }: Pick<AppContext, 'db' | 'clock'>): Promise<TextRule> {
  const at = clock.now();
  const known = kept.get(db);
  if (known && known.until > at && known.since <= at) return known.rule;
  const rule = readTextRule(db);
  kept.set(db, { rule, since: at, until: new Date(at.getTime() + KEPT_MS) });
  // What could not be read is not kept.
  rule.catch(() => kept.delete(db));
  return rule;
}
