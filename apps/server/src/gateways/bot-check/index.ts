export { altchaBotCheck } from './altcha.ts';
export type { BotCheck } from './port.ts';
