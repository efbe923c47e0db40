import { describe, expect, it } from 'vitest';
import * as account from '@yoimachi/domain/account';
import * as booking from '@yoimachi/domain/booking';
import * as profile from '@yoimachi/domain/profile';
import * as wire from '@yoimachi/contract/account';
import * as bookingWire from '@yoimachi/contract/booking';
import * as searchWire from '@yoimachi/contract/search';

/** The wire values of every enumeration, as the rules (docs/rules.md 10.3 and 10.4) list them. */
const ENUMERATIONS: [name: string, given: object, listed: object][] = [
  ['user type', account.UserType, { GUEST: 1, CAST: 2 }],
  ['contact method', account.ContactMethod, { PHONE: 1, LINE: 2 }],
  ['age status', account.AgeStatus, { NONE: 1, VERIFIED: 2, PENDING: 3 }],
  [
    'registration stage',
    account.RegistrationStage,
    { NONE: 0, REGISTERED_ACCOUNT: 1, SUCCESS_STEP: 4, REGISTERED_DONE: 5 },
  ],
  ['gender', profile.Gender, { MALE: 1, FEMALE: 2 }],
  ['platform', account.Platform, { WEB: 1, MOBILE: 2 }],
  ['decision', booking.CastDecision, { ACCEPT: 1, REJECT: -1 }],
];

const NAMED: [name: string, given: object, listed: string[]][] = [
  [
    'transaction type',
    account.TransactionType,
    ['SYSTEM_PAYOFF', 'CAST_PAYOFF', 'CAST_REWARD_GIFT', 'CAST_REWARD_BOOKING'],
  ],
  [
    'server status',
    booking.BookingStatus,
    ['PENDING', 'APPROVE', 'REJECT', 'CANCEL', 'NO_SHOW', 'FORCE_FINISH', 'AUTO_REJECT', 'AUTO_CANCEL'],
  ],
  ['list status', booking.ListStatus, ['NEW', 'ACCEPT', 'REJECT', 'CANCEL', 'IN_MEETING', 'DONE']],
  ['time tab', booking.TimeTab, ['FUTURE', 'PAST', 'PAST_REJECT_CANCEL']],
];

describe('enumerations', () => {
  it.each(ENUMERATIONS)('%s has its listed wire values', (_, given, listed) => {
    expect(given).toEqual(listed);
  });

  it.each(NAMED)('%s travels under its listed names', (_, given, listed) => {
    expect(given).toEqual(Object.fromEntries(listed.map((name) => [name, name])));
  });

  it.each([
    ['user type', wire.userType(), Object.values(account.UserType)],
    ['registration stage', wire.registrationStage(), Object.values(account.RegistrationStage)],
    ['age status', wire.verifyStatus(), Object.values(account.AgeStatus)],
    ['server status', bookingWire.serverStatus(), Object.values(booking.BookingStatus)],
    ['time tab', bookingWire.timeTab(), Object.values(booking.TimeTab)],
    ['cancel type', bookingWire.cancelType(), Object.values(booking.CancelType)],
    ['decision', bookingWire.decision(), Object.values(booking.CastDecision)],
    ['review tier', bookingWire.reviewTier(), ['GOOD', 'KEEP', 'BAD']],
    ['take again', bookingWire.takeAgain(), ['OK', 'NOT_OK']],
    ['cast class', searchWire.castClass(), Object.values(profile.CastClass)],
  ])('the schema of %s takes exactly its values', (_, schema, values) => {
    for (const value of values) expect(schema.safeParse(value).success).toBe(true);
    for (const other of ['', 'NONE', -2, 99, null]) {
      if (!(values as unknown[]).includes(other)) expect(schema.safeParse(other).success).toBe(false);
    }
  });
});
