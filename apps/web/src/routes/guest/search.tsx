import { createFileRoute } from '@tanstack/react-router';
import { ComingScreen } from '../../app/coming-screen.tsx';

export const Route = createFileRoute('/guest/search')({ component: () => <ComingScreen title="検索条件" /> });
