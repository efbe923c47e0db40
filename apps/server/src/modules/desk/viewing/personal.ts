import type { PersonalTables } from '#platform/personal';
import { forgetViews } from './view.store.ts';

/** That somebody looked, when and why stands with the private reads. */
export const viewingPersonal: PersonalTables = {
  member_view: { aged: (db, now, limit) => forgetViews(db, now, limit) },
};
