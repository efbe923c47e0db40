export { LoginPage } from './login-page.tsx';
export { PhonePage } from './phone-page.tsx';
