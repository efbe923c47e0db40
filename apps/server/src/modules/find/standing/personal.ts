import type { PersonalTables } from '#platform/personal';

/** That somebody's place is to be reckoned says nothing about her. */
export const standingPersonal: PersonalTables = {
  standing_due: { elsewhere: 'by the module, when her place was reckoned' },
};
