import { createFileRoute } from '@tanstack/react-router';
import { sharedComing } from '../../app/coming-titles.ja.ts';
import { ComingScreen } from '../../app/coming-screen.tsx';

export const Route = createFileRoute('/cast/chat-list')({
  component: () => <ComingScreen title={sharedComing.chat} isRoot />,
});
