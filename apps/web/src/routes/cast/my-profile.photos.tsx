import { createFileRoute } from '@tanstack/react-router';
import { CastPhotosPage } from '#people/media';

export const Route = createFileRoute('/cast/my-profile/photos')({ component: CastPhotosPage });
