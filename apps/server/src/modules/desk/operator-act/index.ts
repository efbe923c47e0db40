export { listActs } from './act.store.ts';
export { approveAct, declineAct } from './commands/decide-act.ts';
export { proposeRewardReturn, releaseReward } from './commands/decide-frozen-reward.ts';
export { proposeAct } from './commands/propose-act.ts';
export { proposeBookingEnd } from './commands/propose-booking-end.ts';
export { operatorActAdmin } from './operator-act.admin.ts';
export { actQueue, frozenRewardQueue } from './queries/waiting.ts';
export { operatorActPersonal } from './personal.store.ts';
