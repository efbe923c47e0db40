export { agreed } from './ask-consents.tsx';
export { consentsQuery, giveConsents } from './api/consents.ts';
export { ConsentsPage } from './consents-page.tsx';
export { RegistrationConsents } from './registration-consents.tsx';
