export {
  Cohabitants,
  Gender,
  Smoking,
  Drinking,
  Genre,
  CastClass,
  PurchasePeriod,
  HAIR_VALUES,
  type Hair,
  SKIN_VALUES,
  type Skin,
  JOB_VALUES,
  type Job,
  HEIGHT_MIN_CM,
  HEIGHT_MAX_CM,
  WEIGHT_MIN_KG,
  WEIGHT_MAX_KG,
  MAX_PHOTOS,
  IMAGE_MAX_BYTES,
  VIDEO_MAX_BYTES,
} from './values.ts';
export {
  ANY_DETAILS,
  type AnyDetail,
  DETAIL_NAMES,
  type DetailName,
  type DetailOf,
  DETAILS,
  type DetailSide,
  detailsOf,
  type DetailValue,
  offeredOf,
} from './details.ts';
export {
  PREFECTURE_NAMES,
  PREFECTURE_COUNT,
  BIRTHPLACE_ABROAD,
  BIRTHPLACE_NAMES,
  birthplaceName,
  prefectureName,
} from './prefectures.ja.ts';
export {
  type District,
  type Districts,
  SHIPPED_DISTRICTS,
  districtsOf,
  isDistrictOf,
  mainDistricts,
  prefectureOfDistrict,
} from './districts.ja.ts';
export {
  DISTRICT_NAME_MAX,
  DISTRICT_READING_MAX,
  districtProblems,
  type DistrictForm,
  type DistrictProblem,
} from './district-form.ts';
export { OTHER_DISTRICT, REGIONS, areaName, fullAreaName } from './areas.ja.ts';
export {
  type FindableStore,
  storeAddressKey,
  storeNameKey,
  storeQueryWords,
  storeSearchText,
} from './store-keys.ja.ts';
export { storeProblems, type StoreForm, type StoreProblem } from './store-form.ts';
export {
  type TagGroup,
  TAG_GROUPS,
  TAG_GROUP_KEYS,
  DRINK_TAGS,
  FORBIDDEN_TAG_WORDS,
  isTag,
} from './tags.ja.ts';
export {
  GUEST_GAPS,
  guestGaps,
  PROFILE_GAPS,
  profileGaps,
  type GuestGap,
  type GuestParts,
  type ProfileGap,
  type ProfileParts,
} from './missing.ts';
export {
  openGuestStep,
  openStep,
  type RegistrationStep,
  type SavedRegistration,
} from './registration-step.ts';
