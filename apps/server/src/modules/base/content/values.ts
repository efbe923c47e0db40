import { CODE_RESEND_SECONDS, CODE_TTL_MINUTES } from '@yoimachi/domain/account';
import * as booking from '@yoimachi/domain/booking';
import { CONSENTS_KEPT_YEARS, KEPT_DAYS_AFTER_LEAVING } from '@yoimachi/domain/leaving';
import {
  inPoints,
  PAYOFF_YEN_PER_POINT,
  PURCHASE_MAX_POINTS,
  PURCHASE_MIN_POINTS,
} from '@yoimachi/domain/money';
import { PAYOFF_CUTOFF_DAY, PAYOFF_MIN_POINTS } from '@yoimachi/domain/payoff';
import { FREE_LOT_DAYS, PAID_LOT_DAYS } from '@yoimachi/domain/points';
import { PRICE_30_MAX, PRICE_30_MIN } from '@yoimachi/domain/pricing';
import { REVIEW_WINDOW_HOURS, SCORE_SHOWN_FROM_REVIEWS } from '@yoimachi/domain/review';
import { SOS_PLACE_KEPT_DAYS } from '@yoimachi/domain/safety';
import { END_BEFORE_WORK_MINUTES, HORIZON_DAYS, MIN_MINUTES, STEP_MINUTES } from '@yoimachi/domain/schedule';
import { FREE_DAYS_WITHIN, RECENT_DAYS } from '@yoimachi/domain/standing';
import { FIRST_STAGE_FEES } from '@yoimachi/domain/stage';
import type { Config } from '#platform/config';
import type { Db } from '#platform/database';
import { transmissionsOf } from './external.ts';
import { stageFees } from './page.store.ts';
import { OPERATOR, SUPPORT_HOURS_LINE } from './operator.ja.ts';
import { FILINGS, filingLine, PAGE_WORDS } from './page-words.ja.ts';
import { pageWords, STAND_INS } from './page-words.ts';

/** What the rules themselves say. */
const RULES = {
  arrivalMinutes: booking.ARRIVAL_BEFORE_START_MINUTES,
  autoFinishMinutes: booking.AUTO_FINISH_MINUTES,
  codeMinutes: CODE_TTL_MINUTES,
  codeResendSeconds: CODE_RESEND_SECONDS,
  consentYears: CONSENTS_KEPT_YEARS,
  daysAhead: HORIZON_DAYS,
  endBeforeWorkMinutes: END_BEFORE_WORK_MINUTES,
  extensionMinutes: booking.EXTENSION_MINUTES,
  feeDayBefore: booking.CANCEL_FEE_PERCENT.dayBefore,
  feeSameDay: booking.CANCEL_FEE_PERCENT.sameDay,
  freeDaysWithin: FREE_DAYS_WITHIN,
  freePointDays: FREE_LOT_DAYS,
  keptDays: KEPT_DAYS_AFTER_LEAVING,
  mostCasts: booking.MAX_CASTS,
  mostGuests: booking.MAX_GUESTS,
  noShowMinutes: booking.NO_SHOW_AFTER_MINUTES,
  paidPointDays: PAID_LOT_DAYS,
  payoffCutoff: PAYOFF_CUTOFF_DAY,
  payoffCutoffNext: PAYOFF_CUTOFF_DAY + 1,
  payoffMin: inPoints(PAYOFF_MIN_POINTS),
  penaltyCount: booking.PENALTY_INSPECTION_COUNT,
  penaltyDays: booking.PENALTY_WINDOW_DAYS,
  placeDays: SOS_PLACE_KEPT_DAYS,
  priceMax: inPoints(PRICE_30_MAX),
  priceMin: inPoints(PRICE_30_MIN),
  purchaseMax: inPoints(PURCHASE_MAX_POINTS),
  purchaseMin: inPoints(PURCHASE_MIN_POINTS),
  recentDays: RECENT_DAYS,
  replyHours: booking.REPLY_HOURS,
  replyHoursBefore: booking.REPLY_HOURS_BEFORE_START,
  requestHoursBefore: booking.REQUEST_LEAD_HOURS,
  reviewDays: REVIEW_WINDOW_HOURS / 24,
  scoreFromReviews: SCORE_SHOWN_FROM_REVIEWS,
  shortestMinutes: MIN_MINUTES,
  stepMinutes: STEP_MINUTES,
  yenPerPoint: PAYOFF_YEN_PER_POINT,
};

/** What operators and the installation decide. */
function decidedValues(
  { supportMail, ...config }: Pick<Config, 'supportMail' | 'turnstile'>,
  fees: readonly number[],
  words: Awaited<ReturnType<typeof pageWords>>,
) {
  return {
    address: words.address,
    court: OPERATOR.court,
    externalTransmissions: transmissionsOf(config),
    filings: FILINGS.map((key) => filingLine(PAGE_WORDS[key].label, words[key])).join('\n'),
    highestFee: fees[0]!,
    lowestFee: fees.at(-1)!,
    operator: OPERATOR.name,
    phone: words.phone,
    responsible: words.responsible,
    stageFees: fees.join('％、'),
    supportHours: SUPPORT_HOURS_LINE,
    supportMail,
  };
}

/** The names in braces that a page may use. */
export const PAGE_VARIABLES: readonly string[] = Object.keys({
  ...RULES,
  ...decidedValues({ supportMail: '', turnstile: null }, FIRST_STAGE_FEES, STAND_INS),
}).sort();

/** What pages say for them now. */
export async function pageValues(db: Db, config: Config): Promise<Readonly<Record<string, string>>> {
  const [fees, words] = await Promise.all([stageFees(db), pageWords(db)]);
  const values = { ...RULES, ...decidedValues(config, fees, words) };
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]));
}
