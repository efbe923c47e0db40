import { AgeStatus, RegistrationStage } from '@yoimachi/domain/account';
import { CAST, GUEST, type EntryName, type UserType } from '#lib/session-storage.ts';

export interface Standing {
  readonly userType: UserType;
  readonly registrationStage: number;
  /** null for guests. */
  readonly verifyStatus: number | null;
}

export const REGISTRATION = {
  guest: '/authentication/profile',
  cast: '/authentication/cast',
  waiting: '/authentication/waiting',
} as const;

/** The first screen after the login: where the registration stopped, else where the person wanted to go, else the start of the side. */
export function landingOf({ userType, registrationStage, verifyStatus }: Standing, next?: string): string {
  const wanted = next !== undefined && isOf(userType, next) ? next : null;
  if (userType === GUEST) {
    if (registrationStage >= RegistrationStage.REGISTERED_DONE) return wanted ?? '/guest';
    return wanted ? `${REGISTRATION.guest}?next=${encodeURIComponent(wanted)}` : REGISTRATION.guest;
  }
  if (registrationStage < RegistrationStage.SUCCESS_STEP) return REGISTRATION.cast;
  if (wanted) return wanted;
  return verifyStatus === AgeStatus.VERIFIED ? '/cast' : REGISTRATION.waiting;
}

/** Whether an account of this type can open an address; `/` and the login do not count as a destination. */
function isOf(userType: UserType, path: string): boolean {
  if (path === '/' || path === '/start' || /^\/authentication(\/|\?|$)/.test(path)) return false;
  const isOther = userType === CAST ? /^\/guest(\/|\?|$)/ : /^\/cast(\/|\?|$)/;
  return !isOther.test(path);
}

/** How far the account's registration is, as just written on opening the session. */
export function standing(read: (name: EntryName) => unknown): Omit<Standing, 'userType'> {
  const verifyStatus = read('verify_status');
  return {
    registrationStage: Number(read('current_step')),
    verifyStatus: typeof verifyStatus === 'number' ? verifyStatus : null,
  };
}
