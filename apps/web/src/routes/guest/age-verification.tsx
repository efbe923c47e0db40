import { createFileRoute } from '@tanstack/react-router';
import { GuestAgePage } from '#people/age-check';

export const Route = createFileRoute('/guest/age-verification')({ component: GuestAgePage });
