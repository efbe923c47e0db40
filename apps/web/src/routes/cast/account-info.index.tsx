import { createFileRoute } from '@tanstack/react-router';
import { AccountInfoPage } from '#people/account-info';

export const Route = createFileRoute('/cast/account-info/')({ component: AccountInfoPage });
