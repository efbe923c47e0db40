import { inquiryModule } from '#talk/inquiry';
import { createMail } from '../gateways/mail/index.ts';
import { createPictures } from '../gateways/picture/index.ts';
import { createStorage } from '../gateways/storage/index.ts';
import type { ModuleFactory } from '#platform/module';

/** Inquiries as they are, but for a bot check that lets everybody pass. */
export const fakeInquiry: ModuleFactory = (context) =>
  inquiryModule(context, {
    botCheck: { accept: async () => true },
    mail: createMail(context),
    pictures: createPictures(context),
    storage: createStorage(context),
  });
