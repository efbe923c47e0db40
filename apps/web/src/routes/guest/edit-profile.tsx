import { createFileRoute } from '@tanstack/react-router';
import { GuestOverviewPage } from '#people/profile';

export const Route = createFileRoute('/guest/edit-profile')({ component: GuestOverviewPage });
