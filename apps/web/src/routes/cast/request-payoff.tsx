import { createFileRoute } from '@tanstack/react-router';
import { RequestPayoffPage } from '#money/payoff';

export const Route = createFileRoute('/cast/request-payoff')({ component: RequestPayoffPage });
