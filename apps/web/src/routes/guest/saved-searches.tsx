import { createFileRoute } from '@tanstack/react-router';
import { SavedSearchesPage } from '#find/search';

export const Route = createFileRoute('/guest/saved-searches')({ component: SavedSearchesPage });
