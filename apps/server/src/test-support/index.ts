export type { Answer } from './call.ts';
export {
  addSchedule,
  addStore,
  verifiedCast,
  verifiedCastWithSchedule,
  type CastOptions,
  type ScheduleOptions,
  type TestSchedule,
} from './casts.ts';
export { OPERATORS } from '../../../../tools/test/operators.ts';
export { agreeTo, agreeToAll } from './consents.ts';
export { lastCode } from './inbox.ts';
export { newPhone, setStage, signUp, signUpCast, signUpGuest, signUpUnasked, type Person } from './people.ts';
export { giveCard, givePoints, guestWithPoints } from './points.ts';
export {
  startRewindableApp,
  startTestApp,
  TEST_START,
  useRewoundApp,
  useTestApp,
  type RewindableApp,
  type TestApp,
} from './start.ts';
export { testConfig } from './test-config.ts';
export { toldSince } from './told.ts';
export { typed } from './typed.ts';
