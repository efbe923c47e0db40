import type { AppContext } from '#platform/module';
import type { Printer } from '#platform/pdf';

/** What the commands of this feature need. */
export interface ReceiptContext extends Pick<AppContext, 'db' | 'clock' | 'ids' | 'config'> {
  readonly printer: Printer;
}
