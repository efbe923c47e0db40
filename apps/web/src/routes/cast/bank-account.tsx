import { createFileRoute } from '@tanstack/react-router';
import { BankAccountPage } from '#money/bank';

export const Route = createFileRoute('/cast/bank-account')({ component: BankAccountPage });
