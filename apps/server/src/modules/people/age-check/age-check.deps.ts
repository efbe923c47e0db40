import type { DocumentReader } from '#gateways/document-reader/port.ts';
import type { Pictures } from '#gateways/picture/port.ts';
import type { SmsGateway } from '#gateways/sms/port.ts';
import type { Storage } from '#gateways/storage/port.ts';
import type { Db } from '#platform/database';
import type { AppContext } from '#platform/module';

export interface AgeCheckMeans {
  readonly reader: DocumentReader;
  readonly pictures: Pick<Pictures, 'close' | 'document'>;
  readonly sms: SmsGateway;
  readonly storage: Storage;
  /** Evenly from [0, 1): which gesture, and who is looked at besides. */
  readonly draw: () => number;
  /** Whether another cast has the same bank account. */
  readonly isAccountShared: (db: Db, castId: string) => Promise<boolean>;
}

export type AgeCheckDeps = AgeCheckMeans & AppContext;
