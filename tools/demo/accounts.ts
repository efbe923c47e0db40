/** Accounts to sign in as; further guests and casts are numbered from them. */
export const DEMO_GUEST_PHONE = '09000000001';
export const DEMO_CAST_PHONE = '09000000101';

/** Records how much of the scenes a database already has; an older one is updated by the next start. */
export const SCENES_KEY = 'demo.scenes';
export const SCENES = 1;
