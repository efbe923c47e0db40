export { actOf, type OpenActs } from './acts.ts';
export {
  CATEGORY_CHANNELS,
  mayLeadTo,
  NOTICE_CATEGORIES,
  NOTICE_CHANNELS,
  NOTICE_KINDS,
  noticeRule,
  WORDED_KINDS,
  type ChannelKind,
  type NoticeCategory,
  type NoticeChannel,
  type NoticeKind,
  type NoticeRule,
  type WordedKind,
} from './catalogue.ts';
export {
  chainsOf,
  channelsWith,
  heldUntil,
  isChannelFree,
  isDefault,
  nextChannels,
  QUIET_HOURS,
  quietUntil,
  retryAt,
  type ChannelStanding,
  type ChosenChannel,
  type NoticeSettings,
  type QuietHours,
} from './settings.ts';
export { noticeTitle } from './titles.ja.ts';
