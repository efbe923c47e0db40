export { stageModule } from './stage.module.ts';
export { decideInspection } from './commands/decide-inspection.ts';
export { editStage } from './commands/edit-stage.ts';
export { uncount } from './commands/uncount.ts';
export { stageAdmin } from './stage.admin.ts';
export { readStages } from './queries/read-stages.ts';
export { listInspections } from './referral.store.ts';
export { stagePersonal } from './personal.store.ts';
