import { createFileRoute } from '@tanstack/react-router';
import { ComingScreen } from '../../app/coming-screen.tsx';

export const Route = createFileRoute('/guest/user-profile')({
  component: () => <ComingScreen title="キャストのプロフィール" />,
});
