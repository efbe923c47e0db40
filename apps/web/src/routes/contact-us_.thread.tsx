import { createFileRoute } from '@tanstack/react-router';
import { LinkedThreadPage } from '#talk/inquiry';

/** Open: the link of a mail leads here, whoever is signed in. */
export const Route = createFileRoute('/contact-us_/thread')({ component: LinkedThreadPage });
