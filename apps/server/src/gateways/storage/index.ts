import { join } from 'node:path';
import type { Provider } from '@yoimachi/domain/state';
import type { Config } from '#platform/config';
import { diskStorage } from './disk.ts';
import type { Storage } from './port.ts';
import { s3Storage } from './s3.ts';

export type { Storage } from './port.ts';

/** This installation's storage: a bucket where one is configured, otherwise a folder beside its other data. */
export const createStorage = ({
  config: { dataDir, s3 },
}: {
  readonly config: Pick<Config, 'dataDir' | 's3'>;
}): Storage => (s3 === null ? diskStorage(join(dataDir, 'files')) : s3Storage(s3));

/** Which one that is, as the office is told. */
export const storageProvider = ({ s3 }: Pick<Config, 's3'>): Provider => (s3 === null ? 'EMBEDDED' : 'S3');
