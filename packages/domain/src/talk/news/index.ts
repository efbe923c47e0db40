export {
  BANNERS_SHOWN,
  NEWS_AUDIENCES,
  NEWS_BODY_LENGTH,
  NEWS_KINDS,
  NEWS_LINK_LENGTH,
  NEWS_REASON_LENGTH,
  NEWS_TITLE_LENGTH,
  isServiceNews,
  newsConsent,
  type BroadcastState,
  type NewsAudience,
  type NewsKind,
} from './catalogue.ts';
export {
  checkBanner,
  checkNews,
  checkNewsReason,
  type NewBanner,
  type NewNews,
  type NewsWords,
} from './check.ts';
export { audiencesOf, isWithin, sidesOf } from './period.ts';
export {
  checkNewsPicture,
  checkNewsPictureFile,
  checkNewsPictureSize,
  NEWS_PICTURE_BYTES,
  NEWS_PICTURE_LEAST,
  NEWS_PICTURE_MEGABYTES,
  NEWS_PICTURE_PIXELS,
  NEWS_PICTURE_TYPES,
} from './picture.ts';
export { isNewsLink, isOwnPath, leadOf, paragraphsOf, type NewsParagraph } from './text.ts';
