export { sendMailCode, useMailCode, waitingMail, type WaitingMail } from './mail-code.ts';
export { mailIndex } from './purposes.ts';
export { mailCodePersonal } from './personal.store.ts';
export { sealedMailCodes } from './purposes.ts';
