import { sql } from 'kysely';
import type { TimeTab } from '@yoimachi/domain/booking';

/** The domain's `timeTab` as conditions on a participation `p`; a test holds the two together. */
export const TAB_CONDITIONS = {
  FUTURE: sql`(p.status in ('PENDING', 'NO_SHOW') or p.status = 'APPROVE' and p.finished_at is null)`,
  PAST: sql`(p.status = 'FORCE_FINISH' or p.status = 'APPROVE' and p.finished_at is not null)`,
  PAST_REJECT_CANCEL: sql`p.status in ('REJECT', 'AUTO_REJECT', 'CANCEL', 'AUTO_CANCEL')`,
} as const satisfies Record<TimeTab, unknown>;
