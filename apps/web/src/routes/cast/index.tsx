import { createFileRoute } from '@tanstack/react-router';
import { ComingScreen } from '../../app/coming-screen.tsx';

export const Route = createFileRoute('/cast/')({ component: () => <ComingScreen title="ホーム" isRoot /> });
