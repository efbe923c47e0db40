import { createFileRoute } from '@tanstack/react-router';
import { InvitePage } from '#features/door';

export const Route = createFileRoute('/invite')({ component: InvitePage });
