import type { SmsSubject } from '@yoimachi/domain/figures';
import { memberNumber } from '@yoimachi/domain/member';
import type { PersonRow } from '../counted-people.store.ts';

/** What the keys of messages begin with, by whom they are sent (`#gateways/sms`). */
const SUBJECTS: Readonly<Record<string, SmsSubject>> = {
  code: 'CODE',
  phone: 'PHONE',
  'age-check': 'AGE_CHECK',
  'account-notice': 'BANK_ACCOUNT',
  'on-call': 'ON_CALL',
};

export const isDigest = (id: string): boolean => /^[0-9a-f]{32}$/.test(id);

export const numberOf = ({ userType, number }: PersonRow): string | null =>
  userType === null || number === null ? null : memberNumber(userType, number);

export const smsOf = ({ subject, sms }: PersonRow) =>
  sms === null ? null : { subject: SUBJECTS[subject ?? ''] ?? 'NOTICE', isTaken: sms === 'SENT' };

/** A person that a figure counts, or an SMS. */
export function presentPerson(row: PersonRow) {
  const number = numberOf(row);
  const { accountId: id, nickname } = row;
  return {
    ...row,
    member: id === null || number === null ? null : { id, number, nickname },
    sms: smsOf(row),
  };
}
