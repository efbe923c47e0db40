import { createFileRoute } from '@tanstack/react-router';
import { SettingsPage } from '#people/profile';

export const Route = createFileRoute('/guest/settings/')({ component: () => <SettingsPage side="guest" /> });
