export { BirthdayField } from './birthday-field.tsx';
export { birthdayOf, BROKEN, isBirthday, NO_BIRTHDAY, partsOf, type BirthdayParts } from './birthday.ts';
export { castOwnQuery, useSaveCastProfile } from './api/cast.ts';
export { guestProfileQuery, useSaveGuestProfile } from './api/guest.ts';
export { CastFields } from './cast-fields.tsx';
export { CAST_TEXTS, castValuesOf, checkCast, type CastOwnProfile } from './cast-form.ts';
export { EditForm, FormError } from './edit-form.tsx';
export {
  birthdayProblem,
  checkGuest,
  codeOf,
  GUEST_TEXTS,
  guestValuesOf,
  type GuestProfile,
} from './guest-form.ts';
export { labelOf, options } from './labels.ja.ts';
export { GuestFacts } from './guest-facts.tsx';
export { guestFactTexts } from './guest-facts.ja.ts';
export { useFields, type Fields, type Problems } from './use-fields.ts';
export { CastEditPage } from './cast-edit-screen.tsx';
export { CastMyPage } from './cast-page.tsx';
export { GuestEditPage } from './guest-edit-screen.tsx';
export { GuestOverviewPage } from './guest-overview-screen.tsx';
export { GuestMyPage } from './guest-page.tsx';
export { SettingsPage } from './settings-page.tsx';
export { isGuestPart } from './guest-part.ts';
export { profileTexts } from './ja.ts';
