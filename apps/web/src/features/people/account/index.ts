export { accountTexts } from './ja.ts';
export { LogoutButton } from './logout-button.tsx';
