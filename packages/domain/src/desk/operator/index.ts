export {
  MAX_OPERATOR_NAME,
  operatorName,
  operatorNameKey,
  type OperatorName,
  type OperatorNameFailure,
} from './operator-name.ts';
export { isSuspensionCategory, SUSPENSION_CATEGORIES, type SuspensionCategory } from './suspension.ts';
export { isOperatorRole, OPERATOR_ROLES, type OperatorRef, type OperatorRole } from './operator.ts';
