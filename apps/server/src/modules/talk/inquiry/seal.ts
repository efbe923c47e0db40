import type { SealContext } from '#platform/crypto';
import type { SealedColumn } from '#platform/sealing';

export const place = {
  name: (inquiryId: string): SealContext => `inquiry.name:${inquiryId}`,
  mail: (inquiryId: string): SealContext => `inquiry.mail:${inquiryId}`,
  subject: (inquiryId: string): SealContext => `inquiry.subject:${inquiryId}`,
  body: (messageId: string): SealContext => `inquiry_message.body:${messageId}`,
  what: (inquiryId: string): SealContext => `removal_request.what:${inquiryId}`,
};

export const sealedInquiries: readonly SealedColumn[] = [
  { table: 'inquiry', column: 'name_sealed', key: 'id', place: place.name },
  { table: 'inquiry', column: 'mail_sealed', key: 'id', place: place.mail },
  { table: 'inquiry', column: 'subject_sealed', key: 'id', place: place.subject },
  { table: 'inquiry_message', column: 'body_sealed', key: 'id', place: place.body },
  { table: 'removal_request', column: 'what_sealed', key: 'inquiry_id', place: place.what },
];
