import { createFileRoute } from '@tanstack/react-router';
import { PayoffsPage } from '#money/payoff';

export const Route = createFileRoute('/cast/payoff')({ component: PayoffsPage });
