/** Who is there to sign in as; later guests and casts count up from them. */
export const DEMO_GUEST_PHONE = '09000000001';
export const DEMO_CAST_PHONE = '09000000101';

/** Where it is written down how much of the scenes a database has seen; one that has seen less is brought on by the next start. */
export const SCENES_KEY = 'demo.scenes';
export const SCENES = 1;
