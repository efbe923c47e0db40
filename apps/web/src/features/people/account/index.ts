export { AuthenticationPage } from './authentication-page.tsx';
export type { EntryStep } from './authentication-screen.tsx';
export { LogoutButton } from './logout-button.tsx';
