/** Accounts to sign in as; further guests and casts are numbered from them. */
export const DEMO_GUEST_PHONE = '09000000001';
export const DEMO_CAST_PHONE = '09000000101';
/** People of other states: a cast who has paused, a guest who is suspended, one who leaves. */
export const DEMO_PAUSED_CAST_PHONE = '09000000338';
export const DEMO_SUSPENDED_GUEST_PHONE = '09000000039';
export const DEMO_LEFT_GUEST_PHONE = '09000000040';
/** A cast whose photos are in every state, a guest whose picture waits. */
export const DEMO_PICTURED_CAST_PHONE = '09000000106';
export const DEMO_PICTURED_GUEST_PHONE = '09000000006';
/** A guest and a cast who agreed to the terms before they changed: they are asked again. */
export const DEMO_ASKED_GUEST_PHONE = '09000000003';
export const DEMO_ASKED_CAST_PHONE = '09000000330';

/** Records how much of the scenes a database already has; an older one is updated by the next start. */
export const SCENES_KEY = 'demo.scenes';
/** Records, from the opening of a demo until all its scenes are played, which of them were. */
export const PROGRESS_KEY = 'demo.progress';
export const SCENES = 16;
/** From this one on there are people of other states. */
export const SCENES_WITH_STATES = 2;
/** From this one on something waits in each queue of the back office. */
export const SCENES_WITH_WORK = 11;
/** From this one on some casts have asked to be paid. */
export const SCENES_WITH_PAYOFFS = 12;
/** From this one on operators have set something. */
export const SCENES_WITH_SETTINGS = 13;
/** From this one on stages, packages and gifts have been changed, and set back also where a start was stopped in between. */
export const SCENES_WITH_PRICES = 15;
/** From this one on there are private tags. */
export const SCENES_WITH_TIERS = 9;
