/** Alerts that somebody has to answer within minutes (rules.md 10). */
export const URGENT_ALERTS = [
  'OPERATOR_SOS',
  'OPERATOR_CHECKOUT_ALERT',
  'OPERATOR_NO_ANSWER',
  'OPERATOR_QUIET_CONTACT',
  'OPERATOR_QUIET_DANGER',
  'OPERATOR_READ_CEILING',
] as const;
