import { createFileRoute } from '@tanstack/react-router';
import { ComingScreen } from '../../app/coming-screen.tsx';

export const Route = createFileRoute('/guest/dohan-detail')({
  component: () => <ComingScreen title="同伴予約の詳細" />,
});
