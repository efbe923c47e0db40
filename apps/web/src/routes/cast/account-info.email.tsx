import { createFileRoute } from '@tanstack/react-router';
import { EmailPage } from '#people/account-info';

export const Route = createFileRoute('/cast/account-info/email')({ component: EmailPage });
