import { createFileRoute } from '@tanstack/react-router';
import { ComingScreen } from '../../../app/coming-screen.tsx';

export const Route = createFileRoute('/cast/setting/setting-schedule')({
  component: () => <ComingScreen title="スケジュール設定" isRoot />,
});
