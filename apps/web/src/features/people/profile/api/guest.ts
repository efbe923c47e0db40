import { profileRoutes } from '@yoimachi/contract/profile';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/api.ts';
import { guestBodyOf } from '../guest-form.ts';
import type { GuestValues } from '../guest-form.ts';

export function guestProfileQuery() {
  return queryOptions({
    queryKey: ['guest-profile'],
    queryFn: () => call(profileRoutes.getGuestProfile),
  });
}

/** Saves the whole profile; the first save completes the registration. */
export function useSaveGuestProfile() {
  const client = useQueryClient();
  return async (values: GuestValues): Promise<void> => {
    const profile = await call(profileRoutes.putGuestProfile, { body: guestBodyOf(values) });
    client.setQueryData(guestProfileQuery().queryKey, profile);
  };
}
