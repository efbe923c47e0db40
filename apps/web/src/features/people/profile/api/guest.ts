import { profileRoutes } from '@yoimachi/contract/profile';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/api.ts';
import { query, refresh } from '#lib/queries.ts';
import { guestBodyOf, guestPartOf, type GuestValues } from '../guest-form.ts';
import type { GuestPart } from '../guest-part.ts';

export const guestProfileQuery = () => query(profileRoutes.getGuestProfile);

/** The same, and what of it casts see. */
export const shownGuestQuery = () => query(profileRoutes.getMyProfile, {}, { select: ({ shown }) => shown });

/** Saves one part alone. */
export function useSaveGuestPart(part: GuestPart) {
  const client = useQueryClient();
  return async (values: GuestValues): Promise<void> => {
    const profile = await call(profileRoutes.putMyProfile, { body: guestPartOf(part, values) });
    client.setQueryData(guestProfileQuery().queryKey, profile);
    await refresh(client, profileRoutes.getMyProfile);
  };
}

/** Saves the whole profile; the first save completes the registration. */
export function useSaveGuestProfile() {
  const client = useQueryClient();
  return async (values: GuestValues): Promise<void> => {
    const profile = await call(profileRoutes.putGuestProfile, { body: guestBodyOf(values) });
    client.setQueryData(guestProfileQuery().queryKey, profile);
  };
}
