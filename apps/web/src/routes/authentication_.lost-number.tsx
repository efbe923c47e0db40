import { createFileRoute } from '@tanstack/react-router';
import { LostNumberPage } from '#people/phone';

export const Route = createFileRoute('/authentication_/lost-number')({ component: LostNumberPage });
