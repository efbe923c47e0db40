import { createFileRoute } from '@tanstack/react-router';
import { FavoritePage } from '#find/favorite';

export const Route = createFileRoute('/guest/favorite')({ component: FavoritePage });
