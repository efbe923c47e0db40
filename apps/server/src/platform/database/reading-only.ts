import { AsyncLocalStorage } from 'node:async_hooks';

const reading = new AsyncLocalStorage<true>();
/** `read_only_sql_transaction`. */
const REFUSED = '25006';

/** Whatever is asked of the database within can only read: PostgreSQL refuses the rest. */
export const readingOnly = <T>(run: () => Promise<T>): Promise<T> => reading.run(true, run);

export const isReadingOnly = (): boolean => reading.getStore() === true;

/** Whether something failed since it would have written where only is read. */
export const wasReadingOnly = (error: unknown): boolean =>
  (error as { readonly code?: unknown } | null)?.code === REFUSED;
