export { altchaBotCheck } from './altcha.ts';
export { forgetUsed as forgetBotChecks } from './used.store.ts';
export type { BotCheck } from './port.ts';
