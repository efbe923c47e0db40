/** What an authenticator shows a passkey of the back office under. */
export const OFFICE_NAME = '宵待ち 運営画面';
