export { LogoutButton } from './logout-button.tsx';
