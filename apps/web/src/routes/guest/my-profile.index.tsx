import { createFileRoute } from '@tanstack/react-router';
import { GuestMyPage } from '#people/profile';

export const Route = createFileRoute('/guest/my-profile/')({ component: GuestMyPage });
