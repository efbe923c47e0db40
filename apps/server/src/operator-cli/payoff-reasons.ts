import type { ErrorCode } from '@yoimachi/domain/result';

/** Sentences for what can go wrong with payoffs, by code. */
export const payoffReasons: Partial<Record<ErrorCode, string>> = {
  NOT_FOUND: 'there is no such payoff or cast',
  ACTION_NOT_ALLOWED: 'its state does not allow that',
  LIVE_PHOTO_REQUIRED:
    'number, bank account and device were changed within 14 days, and no photo of her has come since',
  PAYOFF_IN_REVIEW:
    'the holder is not the registered name, the bank sent it back, somebody else may have asked, two paid each other, or a young card paid it; see release-payoff',
  PAYOFF_WAITS: 'a card younger than 30 days paid some of it: it waits until {until}',
  PAYOFF_NOT_EXPORTED: 'the bank has no file with it',
  PAYOFF_OPEN: 'a payoff of hers is still open',
  PAYOFF_BELOW_FEE: 'the transfer fee would eat all of it',
  REWARD_INSUFFICIENT: 'she has no points',
  BANK_ACCOUNT_REQUIRED: 'she has registered no bank account',
  BANK_ACCOUNT_INVALID: 'banks cannot write the name of her account',
  REASON_REQUIRED: 'a reason is needed',
  CONSIGNOR_MISSING: "the operator's own account is not set; see payoff-consignor",
  CONSIGNOR_UNKNOWN: "the bank or branch of the operator's own account does not exist; see payoff-consignor",
  PAY_DAY_AHEAD: 'the transfer day of its file has not come',
  PAY_DAY_CLOSED: 'banks are closed on that day',
  PAY_DAY_PAST: 'the day must lie ahead',
  PAY_DAY_TOO_FAR: 'the day is more than a month ahead, and the file knows no year',
  PAYOFF_FILE_EMPTY: 'nothing is to be paid by then',
  PAYOFF_FILE_EXPORTED: 'the file of that day is out already and nothing was added',
  PAYOFF_FILE_TOO_LARGE: 'more payments than a file can hold',
  PAYOFF_FILE_BAD: 'some payments cannot be written',
  VALIDATION: 'a value is not understood',
};
