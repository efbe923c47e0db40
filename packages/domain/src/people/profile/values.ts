/** Option lists from section 3 of the specification: the values stored and sent. The screens own the labels. */
export const Cohabitants = { ALONE: 0, FAMILY: 1, FRIENDS: 2, PET: 3, OTHER: 4 } as const;
export type Cohabitants = (typeof Cohabitants)[keyof typeof Cohabitants];

export const Smoking = { NO: 0, YES: 1, SOMETIMES: 2, NOT_BEFORE_NON_SMOKERS: 3 } as const;
export type Smoking = (typeof Smoking)[keyof typeof Smoking];

export const Gender = { MALE: 1, FEMALE: 2 } as const;
export type Gender = (typeof Gender)[keyof typeof Gender];

export const Drinking = { CAN: 1, A_LITTLE: 2, CANNOT: 3 } as const;
export type Drinking = (typeof Drinking)[keyof typeof Drinking];

/** Genre of a store, and of a cast's work. */
export const Genre = { CLUB: 1, CABARET: 2, LOUNGE: 3, SNACK: 4, GIRLS_BAR: 5 } as const;
export type Genre = (typeof Genre)[keyof typeof Genre];

export const CastClass = {
  SUPER_PREMIUM: 'SUPER_PREMIUM',
  PREMIUM: 'PREMIUM',
  REGULAR: 'REGULAR',
} as const;
export type CastClass = (typeof CastClass)[keyof typeof CastClass];

export const PurchasePeriod = { MONTHLY: 'MONTHLY', YEARLY: 'YEARLY' } as const;
export type PurchasePeriod = (typeof PurchasePeriod)[keyof typeof PurchasePeriod];

/** Suggested lists; stored as these keys. */
export const HAIR_VALUES = ['BLACK', 'BROWN', 'LIGHT', 'BLOND', 'COLOR', 'OTHER'] as const;
export type Hair = (typeof HAIR_VALUES)[number];
export const SKIN_VALUES = ['FAIR', 'NORMAL', 'TANNED'] as const;
export type Skin = (typeof SKIN_VALUES)[number];
export const BLOOD_TYPE_VALUES = ['A', 'B', 'O', 'AB'] as const;
export const JOB_VALUES = [
  'EMPLOYEE',
  'EXECUTIVE',
  'OWNER',
  'MEDICAL',
  'PROFESSIONAL',
  'PUBLIC',
  'IT_CREATIVE',
  'FINANCE_ESTATE',
  'SERVICE',
  'STUDENT',
  'OTHER',
] as const;
export type Job = (typeof JOB_VALUES)[number];

/** Centimetres; 139 stands for less than 140, 191 for more than 190. */
export const HEIGHT_MIN_CM = 139;
export const HEIGHT_MAX_CM = 191;
/** Kilograms; not public unless given. */
export const WEIGHT_MIN_KG = 35;
export const WEIGHT_MAX_KG = 100;
/** Photos of a profile (specification 5). */
export const MAX_PHOTOS = 5;
/** Bytes of one picture and of the one video (specification 9). */
export const IMAGE_MAX_BYTES = 10_485_760;
export const VIDEO_MAX_BYTES = 26_214_400;
