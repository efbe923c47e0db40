export { BirthdayField } from './birthday-field.tsx';
export { birthdayOf, partsOf, type BirthdayParts } from './birthday.ts';
export { castOwnQuery, useSaveCastProfile, type CastOwnProfile } from './api/cast.ts';
export { guestProfileQuery, useSaveGuestProfile } from './api/guest.ts';
export { CastFields } from './cast-fields.tsx';
export { castValuesOf, checkCast } from './cast-form.ts';
export { Form, FormError } from './form.tsx';
export {
  birthdayProblem,
  checkGuest,
  codeOf,
  guestValuesOf,
  type GuestProfile,
} from './guest-form.ts';
export { bankAccountTypeLabels, options } from './labels.ja.ts';
export { guestPartTitles, profileTexts } from './ja.ts';
export { Loaded } from './loaded.tsx';
export { useFields, type Fields, type Problems } from './use-fields.ts';
