export { inquiryAdmin } from './inquiry.admin.ts';
export { inquiryModule } from './inquiry.module.ts';
export { inquiryPersonal } from './personal.ts';
export { openInquiries } from './inquiry.store.ts';
export { sealedInquiries } from './seal.ts';
