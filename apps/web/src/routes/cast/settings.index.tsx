import { createFileRoute } from '@tanstack/react-router';
import { SettingsPage } from '#people/profile';

export const Route = createFileRoute('/cast/settings/')({ component: () => <SettingsPage side="cast" /> });
