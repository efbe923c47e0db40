export { FactorDialog } from './factor-dialog-lazy.tsx';
export { InvitePage } from './invite-page.tsx';
export { LoginPage } from './login-page.tsx';
export { readNext } from './next.ts';
export { PasskeyForm } from './passkey-form.tsx';
export { RecoveryCodes } from './recovery-codes.tsx';
export { TotpForm } from './totp-form.tsx';
