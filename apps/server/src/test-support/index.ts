export type { Answer, Caller, CallInput } from './call.ts';
export {
  addSchedule,
  verifiedCast,
  verifiedCastWithSchedule,
  type CastOptions,
  type ScheduleOptions,
  type TestSchedule,
} from './casts.ts';
export { lastCode } from './inbox.ts';
export {
  newPhone,
  setStage,
  signUp,
  signUpCast,
  signUpGuest,
  type Person,
  type SignUpOptions,
} from './people.ts';
export { giveCard, givePoints, guestWithPoints } from './points.ts';
export {
  startTestApp,
  TEST_START,
  testConfig,
  useTestApp,
  type TestApp,
  type TestAppOptions,
} from './start.ts';
