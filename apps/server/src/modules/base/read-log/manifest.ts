import { READS_KEPT_DAYS } from '@yoimachi/domain/read-log';
import type { Manifest } from '#platform/module/manifest.ts';

export const manifest: Manifest = {
  tables: {
    private_read: {
      exported: null,
      erased: 'three years after it was read',
      kept: 'who of the operators read what of whom and why: evidence, also after the person left',
    },
    read_link: {
      exported: null,
      erased: 'a month after it was made',
      kept: null,
    },
  },
  ends: { private_read: { days: READS_KEPT_DAYS, after: 'it was read', unless: null } },
  reads: ['account', 'operator'],
};
