export { creditPurchase, openReward, openWallet } from './commands/credit.ts';
export { addToHold, holdPoints } from './commands/hold-points.ts';
export { resolveHold } from './commands/resolve-hold.ts';
export { assertCoherent } from './coherence.ts';
export { spendablePoints } from './queries/spendable.ts';
export { readReward } from './wallet.store.ts';
export { pointsModule } from './points.module.ts';
