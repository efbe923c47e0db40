export { creditPurchase, openReward, openWallet } from './commands/credit.ts';
export { expireGuestLots } from './commands/expire-lots.ts';
export { addToHold, holdPoints } from './commands/hold-points.ts';
export { resolveHold, type Due, type Resolved } from './commands/resolve-hold.ts';
export { assertCoherent } from './coherence.ts';
export { spendablePoints } from './queries/spendable.ts';
export { readReward } from './wallet.store.ts';
export { pointsModule } from './points.module.ts';
