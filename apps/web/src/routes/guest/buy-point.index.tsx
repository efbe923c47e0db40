import { createFileRoute } from '@tanstack/react-router';
import { ComingScreen } from '../../app/coming-screen.tsx';

export const Route = createFileRoute('/guest/buy-point/')({
  component: () => <ComingScreen title="ポイント購入" />,
});
