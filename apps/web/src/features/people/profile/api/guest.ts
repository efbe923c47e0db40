import { profileRoutes } from '@yoimachi/contract/profile';
import { call } from '#lib/api.ts';
import { query } from '#lib/queries.ts';
import { guestBodyOf, guestPartOf, type GuestValues } from '../guest-form.ts';
import type { GuestPart } from '../guest-part.ts';

export const guestProfileQuery = () => query(profileRoutes.getGuestProfile);

/** The same, and what of it casts see. */
export const shownGuestQuery = () => query(profileRoutes.getMyProfile, {}, { select: ({ shown }) => shown });

/** Saves one part alone. */
export const saveGuestPart = (part: GuestPart) => ({
  send: (values: GuestValues) => call(profileRoutes.putMyProfile, { body: guestPartOf(part, values) }),
  fills: guestProfileQuery(),
  readsAgain: [profileRoutes.getMyProfile],
});

/** Saves the whole profile; the first save completes the registration. */
export const saveGuestProfile = {
  send: (values: GuestValues) => call(profileRoutes.putGuestProfile, { body: guestBodyOf(values) }),
  fills: guestProfileQuery(),
};
