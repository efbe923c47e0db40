import { createFileRoute } from '@tanstack/react-router';
import { GuestAvatarPage } from '#people/media';

export const Route = createFileRoute('/guest/my-profile/avatar')({ component: GuestAvatarPage });
