export {
  UserType,
  ContactMethod,
  AgeStatus,
  RegistrationStage,
  Platform,
  TransactionType,
  BankAccountType,
} from './values.ts';
export {
  CODE_DIGITS,
  CODE_TTL_MINUTES,
  CODE_RESEND_SECONDS,
  CODE_MAX_WRONG_TRIES,
  CODE_LOCK_MINUTES,
  CODE_MAX_SENDS,
  CODE_SENDS_WINDOW_MINUTES,
  CODE_MAX_VOIDED_A_DAY,
  CODE_HARDER_CHECK_NUMBERS_AN_HOUR,
  CODE_ADDRESS_WINDOW_MINUTES,
  CODE_MAX_BLOCK_SENDS_AN_HOUR,
  CODE_MAX_SENDS_A_DAY,
  MAIL_CODE_MAX_SENDS_A_DAY,
  SESSION_TOKEN_MINUTES,
  SESSION_MAX_DEVICES,
  FORCED_LOGOUT_MS,
  NICKNAME_MAX,
  SELF_INTRO_MAX,
  SHORT_PROFILE_MAX,
  EMAIL_MAX,
  DRINKING_AGE_YEARS,
  MIN_AGE_YEARS,
  DRINKING_FORBIDDEN_UP_TO_AGE,
} from './limits.ts';
export {
  type PhoneError,
  type PhoneOptions,
  normalisePhone,
  checkLoginPhone,
  checkShopPhone,
  numberBlock,
  toE164,
  formatPhone,
} from './phone.ts';
export {
  type TextError,
  checkSelfIntro,
  checkShortProfile,
  checkEmail,
  maskEmail,
  checkKatakana,
  normaliseDigits,
} from './text.ts';
export { type NicknameError, checkNickname } from './nickname.ts';
export { type Device, BROWSERS, DEVICES, deviceOf } from './device.ts';
export {
  birthdayAfter,
  isOldEnough,
  isUnderDrinkingAge,
  mayChooseDrinking,
  type KeptBirthday,
} from './age.ts';
export { DEFAULT_GUEST_NICKNAME } from './nickname.ja.ts';
export { hasOwnNickname } from './nickname.ts';
export { formatShopPhone } from './format-shop-phone.ts';
export { checkMailLock, checkMailSend, type MailCodeFacts, type MailCodeRefusal } from './mail-code.ts';
export {
  checkNameRequest,
  type NameRequest,
  type NameRequestError,
  type RegisteredName,
} from './name-request.ts';
