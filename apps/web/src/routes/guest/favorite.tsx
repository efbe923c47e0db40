import { createFileRoute } from '@tanstack/react-router';
import { ComingScreen } from '../../app/coming-screen.tsx';

export const Route = createFileRoute('/guest/favorite')({
  component: () => <ComingScreen title="お気に入り" isRoot />,
});
