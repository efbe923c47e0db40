export { stageModule } from './stage.module.ts';
export { decideReview } from './commands/decide-review.ts';
export { editStage } from './commands/edit-stage.ts';
export { uncount } from './commands/uncount.ts';
export { stageAdmin } from './stage.admin.ts';
export { readStages } from './queries/read-stages.ts';
export { listReviews } from './referral.store.ts';
