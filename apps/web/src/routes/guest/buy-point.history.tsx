import { createFileRoute } from '@tanstack/react-router';
import { PurchasesPage } from '#money/billing';

export const Route = createFileRoute('/guest/buy-point/history')({ component: PurchasesPage });
