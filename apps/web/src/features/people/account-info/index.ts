export { EmailPage } from './email-screen.tsx';
export { NamePage } from './name-screen.tsx';
export { AccountInfoPage } from './overview-screen.tsx';
export { StorePage } from './store-screen.tsx';
