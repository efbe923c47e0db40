import { createFileRoute } from '@tanstack/react-router';
import { ReceiptHistoryPage } from '#money/receipt';

export const Route = createFileRoute('/guest/receipt/history')({ component: ReceiptHistoryPage });
