import { useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { ProfilePage } from './profile/profile-page.tsx';

/** /guest/user-profile: she stands among those he looked at last. */
export function ViewedProfilePage() {
  const { castId } = useSearch({ from: '/guest/user-profile' });
  useEffect(() => {
    void import('./device-lists.ts').then(({ keep }) => keep('search.viewed', castId));
  }, [castId]);
  return <ProfilePage />;
}
