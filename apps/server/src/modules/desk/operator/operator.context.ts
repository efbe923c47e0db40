import type { AppContext } from '#platform/module';

/** What an operator's commands depend on; a tool outside the server can create it. */
export type OperatorContext = Pick<AppContext, 'db' | 'clock' | 'ids' | 'crypto' | 'config'>;
