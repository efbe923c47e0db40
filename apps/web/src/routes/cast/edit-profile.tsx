import { createFileRoute } from '@tanstack/react-router';
import { CastEditPage } from '#people/profile';

export const Route = createFileRoute('/cast/edit-profile')({ component: CastEditPage });
