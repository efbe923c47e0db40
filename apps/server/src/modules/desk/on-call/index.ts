export { onCallModule, onCallPersonal } from './on-call.module.ts';
export { sealedShifts } from './places.ts';
export { alertQueue } from './queries/alerts.ts';
export { waitingAlerts } from './alert.store.ts';
export { onCallAdmin } from './on-call.admin.ts';
export { listShifts } from './shift.store.ts';
export { raiseAlarm } from './commands/raise-alarm.ts';
