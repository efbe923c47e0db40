/** Who is there to sign in as; later guests and casts count up from them. */
export const DEMO_GUEST_PHONE = '09000000001';
export const DEMO_CAST_PHONE = '09000000101';
