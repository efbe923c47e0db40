import { ok } from '@yoimachi/domain/result';
import { isAccountShared } from '#money/bank';
import { ageCheckModule } from '#people/age-check';
import { createSms } from '../gateways/sms/index.ts';
import { createStorage } from '../gateways/storage/index.ts';
import { NOTHING_READ } from '../gateways/document-reader/port.ts';
import type { ModuleFactory } from '#platform/module';

const nothing = async () => undefined;

/** Age checks without their processes: every picture is one, and on none is anything read. */
export const fakeAgeCheck: ModuleFactory = (context) =>
  ageCheckModule(context, {
    reader: { read: async () => NOTHING_READ, close: nothing },
    pictures: {
      document: async (source) => ok({ width: 800, height: 600, bytes: source as Uint8Array }),
      close: nothing,
    },
    sms: createSms(context),
    storage: createStorage(context),
    draw: () => 0.5,
    isAccountShared,
  });
