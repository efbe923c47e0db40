export { act, type Act } from './act.ts';
export { ActButton, OpenAct, rowActs } from './act-button.tsx';
export * from './fields.tsx';
