import type { BotCheck } from '#gateways/bot-check/port.ts';
import type { MailGateway } from '#gateways/mail/port.ts';
import type { Pictures } from '#gateways/picture/port.ts';
import type { Storage } from '#gateways/storage/port.ts';
import type { Links } from '#platform/http';
import type { AppContext } from '#platform/module';

export interface InquiryMeans {
  readonly botCheck: Pick<BotCheck, 'accept'>;
  readonly mail: MailGateway;
  readonly pictures: Pick<Pictures, 'close' | 'document'>;
  readonly storage: Storage;
}

export type InquiryDeps = AppContext & InquiryMeans & { readonly links: Links };
