import type { AppContext } from '../../platform/module/index.ts';
import type { Printer } from '../../platform/pdf/index.ts';

/** What the commands of this feature need. */
export interface ReceiptContext extends Pick<AppContext, 'db' | 'clock' | 'ids' | 'config'> {
  readonly printer: Printer;
}
