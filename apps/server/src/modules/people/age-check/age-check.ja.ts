import { ageReasons } from '@yoimachi/contract/age-check';
import type { AgeRejection } from '@yoimachi/domain/age-check';

const rejected = '年齢確認書類を確認できませんでした。再提出をお願いします。';

/** What people are told of their age check. */
export const ja = {
  verified: '年齢確認が完了しました。',
  failed:
    '自動での年齢確認ができませんでした。もう一度お試しいただくか、写真提出による確認をご利用ください。',
  looking: '書類を提出しました。運営が確認していますので、完了までお待ちください。',
  rejected: (reason: AgeRejection) =>
    reason === 'UNDER_18' ? ageReasons.UNDER_18 : `${rejected}（理由：${ageReasons[reason]}）`,
  reasonOf: (reason: AgeRejection) => ageReasons[reason],
} as const;

/** The same by SMS: whoever reads over a shoulder learns no reason. */
export const sms = {
  verified: `【宵待ち】${ja.verified}`,
  failed: `【宵待ち】${ja.failed}`,
  rejected: `【宵待ち】${rejected}`,
  minor: `【宵待ち】${ageReasons.UNDER_18}`,
} as const;
