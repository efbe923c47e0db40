import type { Storage } from '#gateways/storage/port.ts';
import type { AppContext } from '#platform/module';

export type UploadDeps = Pick<AppContext, 'clock' | 'crypto' | 'db' | 'ids' | 'jobs' | 'log'> & {
  readonly storage: Storage;
  readonly takesWmv: boolean;
};
