import type { BankDirectory } from '#gateways/bank-directory/port.ts';
import type { AppContext } from '#platform/module';

export type BankContext = Pick<AppContext, 'db' | 'clock' | 'crypto'> & { readonly directory: BankDirectory };
