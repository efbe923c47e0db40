export { ContactPage } from './contact-page.tsx';
export { InquiryHistoryPage } from './history-page.tsx';
export { InquiryThreadPage, LinkedThreadPage } from './thread-page.tsx';
