export {
  MAX_OPERATOR_NAME,
  operatorName,
  operatorNameKey,
  type OperatorName,
  type OperatorNameFailure,
} from './operator-name.ts';
export { isSuspensionCategory, SUSPENSION_CATEGORIES, type SuspensionCategory } from './suspension.ts';
export { isOperatorRole, OPERATOR_ROLES, type OperatorRef, type OperatorRole } from './operator.ts';
export {
  checkPassword,
  FACTOR_AGAIN_MINUTES,
  FACTOR_FIRST_MINUTES,
  INVITE_HOURS,
  isTotpCode,
  OFFICE_IDLE_MINUTES,
  OFFICE_LIFE_HOURS,
  OFFICE_LISTS,
  OFFICE_LOCK_MINUTES,
  OFFICE_STEPS,
  OFFICE_TRIES,
  officeMail,
  PASSWORD_MAX,
  PASSWORD_MIN,
  RECOVERY_CODES,
  recoveryCode,
  TOTP,
  VIEW_NAME_MAX,
  VIEWS_PER_LIST,
  type OfficeList,
  type OfficeStep,
} from './office.ts';
