import { createFileRoute } from '@tanstack/react-router';
import { ComingScreen } from '../../app/coming-screen.tsx';

export const Route = createFileRoute('/guest/chat-list')({
  component: () => <ComingScreen title="チャット" isRoot />,
});
