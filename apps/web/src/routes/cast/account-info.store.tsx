import { createFileRoute } from '@tanstack/react-router';
import { StorePage } from '#people/account-info';

export const Route = createFileRoute('/cast/account-info/store')({ component: StorePage });
