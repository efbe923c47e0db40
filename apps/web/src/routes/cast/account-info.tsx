import { createFileRoute } from '@tanstack/react-router';
import { CastAccountPage } from '#people/profile';

export const Route = createFileRoute('/cast/account-info')({ component: CastAccountPage });
