export { altchaBotCheck, type AltchaOptions } from './altcha.ts';
export type { BotCheck, BotCheckLevel } from './port.ts';
