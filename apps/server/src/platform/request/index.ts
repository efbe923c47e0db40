import { AsyncLocalStorage } from 'node:async_hooks';

/** The request that something is done for. */
export interface RequestRef {
  readonly requestId: string;
  /** The pseudonym of the account that made it, once that is known. */
  account?: string;
}

const requests = new AsyncLocalStorage<RequestRef>();

/** Whatever is begun within is done for this request: log lines and transactions say so. */
export const withinRequest = <T>(request: RequestRef, run: () => T): T => requests.run(request, run);

/** The request that this is done for; undefined: nobody's. */
export const currentRequest = (): RequestRef | undefined => requests.getStore();
