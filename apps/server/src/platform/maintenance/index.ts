export { readMaintenance, waitSeconds, writeMaintenance } from './maintenance.ts';
export { serveMaintenance } from './serve.ts';
