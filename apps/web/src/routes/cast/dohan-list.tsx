import { createFileRoute } from '@tanstack/react-router';
import { ComingScreen } from '../../app/coming-screen.tsx';

export const Route = createFileRoute('/cast/dohan-list')({
  component: () => <ComingScreen title="同伴予約一覧" isRoot />,
});
