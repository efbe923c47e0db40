import { createFileRoute } from '@tanstack/react-router';
import { ChangePhonePage } from '#people/phone';

export const Route = createFileRoute('/cast/change-phone')({ component: ChangePhonePage });
