export { ChangePhonePage } from './change-phone-page.tsx';
export { LostNumberPage } from './lost-number-page.tsx';
export { PhoneCheckPage } from './phone-check-page.tsx';
