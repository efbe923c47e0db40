import { accountCommands } from './accounts.ts';
import { alertCommands } from './alerts.ts';
import { billingCommands } from './billing.ts';
import { bookingCommands } from './bookings.ts';
import { claimCommands } from './claims.ts';
import type { CliCommand } from './command.ts';
import { deadWorkCommands } from './dead-work.ts';
import { debtCommands } from './debts.ts';
import { nicknameCommands } from './nicknames.ts';
import { payoffFileCommands } from './payoff-files.ts';
import { payoffSettingCommands } from './payoff-settings.ts';
import { payoffCommands } from './payoff.ts';
import { operatorCommands } from './operators.ts';
import { penaltyCommands } from './penalties.ts';
import { frozenRewardCommands } from './frozen-rewards.ts';
import { pointsCommands } from './points.ts';
import { couponCommands } from './coupon.ts';
import { giftCommands } from './gift.ts';
import { reportCommands } from './reports.ts';
import { storeCommands } from './stores.ts';
import { stageCommands } from './stages.ts';
import { receiptCommands } from './receipts.ts';

/** Every command of the command line, in the order its usage shows them. Each feature adds its list. */
export const allCommands: readonly CliCommand[] = [
  ...accountCommands,
  ...alertCommands,
  ...billingCommands,
  ...bookingCommands,
  ...claimCommands,
  ...couponCommands,
  ...deadWorkCommands,
  ...debtCommands,
  ...frozenRewardCommands,
  ...giftCommands,
  ...nicknameCommands,
  ...operatorCommands,
  ...payoffCommands,
  ...payoffFileCommands,
  ...payoffSettingCommands,
  ...penaltyCommands,
  ...pointsCommands,
  ...receiptCommands,
  ...reportCommands,
  ...stageCommands,
  ...storeCommands,
];
