import { createFileRoute } from '@tanstack/react-router';
import { ComingScreen } from '../../app/coming-screen.tsx';

export const Route = createFileRoute('/cast/notification')({
  component: () => <ComingScreen title="お知らせ" />,
});
