export { createRefusal, readMaintenance, writeMaintenance } from './maintenance.ts';
export { serveMaintenance } from './serve.ts';
