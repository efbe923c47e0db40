import { addMinutes } from '@yoimachi/domain/time';
import type { Clock } from '#platform/clock';

const LIFE_MINUTES = 10;
const MAX_GRANTS = 1_000;

/** One-time grants that sign a tab in as somebody; kept in this process only. */
export interface GrantBook {
  issue(accountId: string): string;
  /** The account of a grant, once. */
  redeem(grant: string): string | null;
}

export function createGrantBook(clock: Clock, randomToken: () => string): GrantBook {
  const open = new Map<string, { accountId: string; endsAt: Date }>();
  return {
    issue(accountId) {
      if (open.size >= MAX_GRANTS) open.delete(open.keys().next().value!);
      const grant = randomToken();
      open.set(grant, { accountId, endsAt: addMinutes(clock.now(), LIFE_MINUTES) });
      return grant;
    },
    redeem(grant) {
      const found = open.get(grant);
      open.delete(grant);
      return found && clock.now() < found.endsAt ? found.accountId : null;
    },
  };
}
