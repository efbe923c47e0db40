/** Values from section 3 of the specification, as sent and stored. */
export const UserType = { GUEST: 1, CAST: 2 } as const;
export type UserType = (typeof UserType)[keyof typeof UserType];

export const ContactMethod = { PHONE: 1, LINE: 2 } as const;
export type ContactMethod = (typeof ContactMethod)[keyof typeof ContactMethod];

/** Age verification. */
export const AgeStatus = { NONE: 1, VERIFIED: 2, PENDING: 3 } as const;
export type AgeStatus = (typeof AgeStatus)[keyof typeof AgeStatus];

export const RegistrationStage = {
  NONE: 0,
  REGISTERED_ACCOUNT: 1,
  /** The finished wizard. */
  SUCCESS_STEP: 4,
  /** A verified cast; a guest at finish. */
  REGISTERED_DONE: 5,
} as const;
export type RegistrationStage = (typeof RegistrationStage)[keyof typeof RegistrationStage];

export const Platform = { WEB: 1, MOBILE: 2 } as const;
export type Platform = (typeof Platform)[keyof typeof Platform];

export const TransactionType = {
  SYSTEM_PAYOFF: 'SYSTEM_PAYOFF',
  CAST_PAYOFF: 'CAST_PAYOFF',
  CAST_REWARD_GIFT: 'CAST_REWARD_GIFT',
  CAST_REWARD_BOOKING: 'CAST_REWARD_BOOKING',
} as const;
export type TransactionType = (typeof TransactionType)[keyof typeof TransactionType];

export const BankAccountType = { ORDINARY: 'ORDINARY', CURRENT: 'CURRENT', SAVINGS: 'SAVINGS' } as const;
export type BankAccountType = (typeof BankAccountType)[keyof typeof BankAccountType];
