import type { AppContext } from '#platform/module';

/** What an operator's commands stand on; a tool beside the server can make it. */
export type OperatorContext = Pick<AppContext, 'db' | 'clock' | 'ids' | 'crypto' | 'config'>;
