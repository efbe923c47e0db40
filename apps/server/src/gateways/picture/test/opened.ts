import { createLog } from '#platform/log';
import { createMetrics } from '#platform/metrics';
import { createPictures } from '../index.ts';

/** Pictures of a server that says nothing. */
export const openPictures = () =>
  createPictures({ log: createLog({ logLevel: 'silent' }), metrics: createMetrics() });
