import { createFileRoute } from '@tanstack/react-router';
import { ComingScreen } from '../../app/coming-screen.tsx';

export const Route = createFileRoute('/guest/payment-info')({
  component: () => <ComingScreen title="お支払い情報" />,
});
