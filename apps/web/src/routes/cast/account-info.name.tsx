import { createFileRoute } from '@tanstack/react-router';
import { NamePage } from '#people/account-info';

export const Route = createFileRoute('/cast/account-info/name')({ component: NamePage });
