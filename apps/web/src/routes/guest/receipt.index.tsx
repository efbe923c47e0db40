import { createFileRoute } from '@tanstack/react-router';
import { ReceiptPage } from '#money/receipt';

export const Route = createFileRoute('/guest/receipt/')({ component: ReceiptPage });
