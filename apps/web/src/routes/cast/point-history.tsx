import { createFileRoute } from '@tanstack/react-router';
import { ComingScreen } from '../../app/coming-screen.tsx';

export const Route = createFileRoute('/cast/point-history')({
  component: () => <ComingScreen title="ポイント獲得・精算履歴" />,
});
