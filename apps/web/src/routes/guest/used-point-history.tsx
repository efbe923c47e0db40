import { createFileRoute } from '@tanstack/react-router';
import { ComingScreen } from '../../app/coming-screen.tsx';

export const Route = createFileRoute('/guest/used-point-history')({
  component: () => <ComingScreen title="ポイント利用履歴" />,
});
