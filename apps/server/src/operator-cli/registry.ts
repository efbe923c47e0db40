import { accessRecordCommands } from './access-records.ts';
import { accountCommands } from './accounts.ts';
import { ageCheckCommands } from './age-checks.ts';
import { alertCommands } from './alerts.ts';
import { bankLayoutCommands } from './bank-layouts.ts';
import { bankMatchCommands } from './bank-matches.ts';
import { bannerCommands } from './banners.ts';
import { billingCommands } from './billing.ts';
import { bookingCommands } from './bookings.ts';
import { chatCommands } from './chats.ts';
import { claimCommands } from './claims.ts';
import type { CliCommand } from './command.ts';
import { deadWorkCommands } from './dead-work.ts';
import { deliveryCommands } from './deliveries.ts';
import { debtCommands } from './debts.ts';
import { inquiryCommands } from './inquiries.ts';
import { nameRequestCommands } from './name-requests.ts';
import { nicknameCommands } from './nicknames.ts';
import { payoffFileCommands } from './payoff-files.ts';
import { payoffSettingCommands } from './payoff-settings.ts';
import { pageCommands } from './pages.ts';
import { figureCommands } from './figures.ts';
import { ledgerCommands } from './ledger.ts';
import { payoffCommands } from './payoff.ts';
import { mediaCommands } from './media.ts';
import { matchCommands } from './matches.ts';
import { maintenanceCommands } from './maintenance.ts';
import { newsCommands } from './news.ts';
import { onCallCommands } from './on-call.ts';
import { membershipCommands } from './memberships.ts';
import { operatorCommands } from './operators.ts';
import { penaltyCommands } from './penalties.ts';
import { exportCommands } from './exports.ts';
import { frozenRewardCommands } from './frozen-rewards.ts';
import { phoneCommands } from './phones.ts';
import { personCommands } from './persons.ts';
import { readLogCommands } from './read-log.ts';
import { pointsCommands } from './points.ts';
import { consentCommands } from './consents.ts';
import { couponCommands } from './coupon.ts';
import { giftCommands } from './gift.ts';
import { reportCommands } from './reports.ts';
import { districtCommands } from './districts.ts';
import { storeCommands } from './stores.ts';
import { savedAnswerCommands } from './saved-answers.ts';
import { sealKeyCommands } from './seal-keys.ts';
import { rankingCommands } from './rankings.ts';
import { recommendationCommands } from './recommendation.ts';
import { stageCommands } from './stages.ts';
import { stateCommands } from './state.ts';
import { receiptCommands } from './receipts.ts';
import { textRuleCommands } from './text-rules.ts';
import { wordingCommands } from './wordings.ts';

/** Every command of the command line, in the order its usage shows them. Each feature adds its list. */
export const allCommands: readonly CliCommand[] = [
  ...accessRecordCommands,
  ...accountCommands,
  ...ageCheckCommands,
  ...alertCommands,
  ...bankLayoutCommands,
  ...bankMatchCommands,
  ...bannerCommands,
  ...billingCommands,
  ...bookingCommands,
  ...chatCommands,
  ...claimCommands,
  ...consentCommands,
  ...couponCommands,
  ...deadWorkCommands,
  ...deliveryCommands,
  ...debtCommands,
  ...exportCommands,
  ...frozenRewardCommands,
  ...giftCommands,
  ...inquiryCommands,
  ...matchCommands,
  ...mediaCommands,
  ...nameRequestCommands,
  ...maintenanceCommands,
  ...newsCommands,
  ...nicknameCommands,
  ...onCallCommands,
  ...membershipCommands,
  ...operatorCommands,
  ...pageCommands,
  ...payoffCommands,
  ...payoffFileCommands,
  ...payoffSettingCommands,
  ...penaltyCommands,
  ...personCommands,
  ...phoneCommands,
  ...pointsCommands,
  ...ledgerCommands,
  ...figureCommands,
  ...readLogCommands,
  ...receiptCommands,
  ...rankingCommands,
  ...recommendationCommands,
  ...reportCommands,
  ...savedAnswerCommands,
  ...sealKeyCommands,
  ...stageCommands,
  ...stateCommands,
  ...storeCommands,
  ...districtCommands,
  ...textRuleCommands,
  ...wordingCommands,
];
