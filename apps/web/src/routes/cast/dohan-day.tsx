import { createFileRoute } from '@tanstack/react-router';
import { ComingScreen } from '../../app/coming-screen.tsx';

export const Route = createFileRoute('/cast/dohan-day')({
  component: () => <ComingScreen title="本日の同伴" />,
});
