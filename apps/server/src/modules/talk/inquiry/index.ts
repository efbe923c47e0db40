export { inquiryAdmin, savedAnswerAdmin } from './inquiry.admin.ts';
export { inquiryModule } from './inquiry.module.ts';
export { inquiryPersonal } from './personal.ts';
export { inquiryQueue, removalQueue } from './queries/waiting.ts';
export { sealedInquiries } from './seal.ts';
