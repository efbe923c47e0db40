import { createFileRoute } from '@tanstack/react-router';
import { SearchPage, unreadFilters } from '#find/search';

export const Route = createFileRoute('/guest/')({ validateSearch: unreadFilters, component: SearchPage });
