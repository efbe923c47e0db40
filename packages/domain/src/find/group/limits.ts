export const GROUP_NAME_MAX = 20;
/** Per account, besides those that everybody has (rules.md 8). */
export const GROUPS_MAX = 50;
export const GROUP_MEMBERS_MAX = 200;
