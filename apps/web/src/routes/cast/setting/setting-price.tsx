import { createFileRoute } from '@tanstack/react-router';
import { ComingScreen } from '../../../app/coming-screen.tsx';

export const Route = createFileRoute('/cast/setting/setting-price')({
  component: () => <ComingScreen title="料金設定" />,
});
