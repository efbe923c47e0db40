// Generated from the migrations by `npm run gen`. Do not edit.
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { Day } from '@yoimachi/domain/time';

/** Parsed when read; written as JSON text or an object. */
export type Json = ColumnType<unknown, string | object, string | object>;
export type JsonWithDefault = ColumnType<unknown, string | object | undefined, string | object>;

export interface AccessRecordTable {
  id: GeneratedAlways<number>;
  kind: 'LOGIN' | 'POST' | 'PURCHASE';
  call: string;
  account_id: string;
  origin_sealed: Buffer;
  origin_place: string;
  at: Date;
}

export interface AccountTable {
  id: string;
  identity_id: string;
  user_type: 1 | 2;
  registration_stage: Generated<0 | 1 | 4 | 5>;
  suspended_at: Date | null;
  created_at: Date;
  left_at: Date | null;
  number: GeneratedAlways<number>;
}

export interface AccountBlockTable {
  id: string;
  guest_id: string;
  cast_id: string;
  blocked_by: 'guest' | 'cast';
  created_at: Date;
  unblocked_at: Date | null;
}

export interface AgeCheckTable {
  id: string;
  account_id: string;
  way: 'AUTO' | 'ANALOG';
  document_type:
    | 'DRIVERS_LICENSE'
    | 'MY_NUMBER_CARD'
    | 'RESIDENCE_CARD'
    | 'PASSPORT'
    | 'HEALTH_INSURANCE_CARD'
    | 'QUALIFICATION_CERT';
  issuer: string;
  live_photo_id: string | null;
  state: 'READING' | 'FAILED' | 'WAITING' | 'VERIFIED' | 'REJECTED' | 'WITHDRAWN';
  finding:
    | 'BACK_SIDE'
    | 'DIFFERS'
    | 'UNREAD'
    | 'NO_ANSWER'
    | 'NAME_UNREAD'
    | 'UNDER_AGE'
    | 'DRAWN'
    | 'SHARED_ACCOUNT'
    | null;
  items: Json | null;
  submitted_at: Date;
  answer_by: Date | null;
  due_at: Date | null;
  decided_at: Date | null;
  decided_by: string | null;
  reason:
    | 'UNREADABLE'
    | 'NAME_DIFFERS'
    | 'BIRTHDAY_DIFFERS'
    | 'EXPIRED'
    | 'OTHER_DOCUMENT'
    | 'BACK_SIDE'
    | 'NUMBER_SHOWN'
    | 'LIVE_PHOTO_DIFFERS'
    | 'NOT_GENUINE'
    | 'UNDER_18'
    | null;
}

export interface AgeFileTable {
  file_id: string;
  account_id: string;
  check_id: string | null;
  live_photo_id: string | null;
  position: number;
  delete_at: Date | null;
  gone_at: Date | null;
}

export interface AlertNoteTable {
  id: GeneratedAlways<number>;
  alert_id: number;
  operator_id: string;
  at: Date;
  note: string;
}

export interface AllRightQuestionTable {
  id: string;
  participation_id: string;
  booking_id: string;
  cast_id: string;
  next_at: Date | null;
  asked_at: Date | null;
  answered_at: Date | null;
  answer: 'ALL_RIGHT' | 'HELP' | null;
  alerted_at: Date | null;
  created_at: Date;
}

export interface BankCsvLayoutTable {
  id: string;
  name: string;
  has_header: boolean;
  delimiter: 'COMMA' | 'TAB' | 'SEMICOLON';
  finds_by: 'NUMBER' | 'PAYEE';
  number_column: number | null;
  account_column: number | null;
  amount_column: number | null;
  payee_column: number | null;
  result_column: number;
  transferred_values: string[];
  returned_values: string[];
  skipped_values: string[];
  reason_column: number | null;
  version: Generated<number>;
  made_by: string;
  made_at: Date;
}

export interface BannerTable {
  id: string;
  audience: 'GUESTS' | 'CASTS' | 'ALL';
  title: string;
  link: string;
  starts_at: Date;
  ends_at: Date | null;
  picture_id: string;
  picture_colour: string;
  created_by: string;
  created_at: Date;
}

export interface BookingTable {
  id: string;
  number: string;
  guest_id: string;
  client_request_id: string;
  day: Day;
  start_minute: number;
  end_minute: number;
  starts_at: Date;
  planned_ends_at: Date;
  guest_count: number;
  cast_count: number;
  place: string;
  required_points: number;
  requested_at: Date;
  confirmed_at: Date | null;
  settled_at: Date | null;
  settled_points: number | null;
  open: Generated<boolean>;
  during: string;
  missing_points: Generated<number>;
  payment_deadline_at: Date | null;
  authorise_at: Date | null;
}

export interface BookingCohortTable {
  side: 'GUEST' | 'CAST';
  first_month: Day;
  month: Day;
  people: number;
}

export interface BookingDayTable {
  day: Day;
  cast_class: string;
  district: string;
  action: string;
  actor: string;
  to_state: string;
  cancel_type: string;
  slot: number;
  times: number;
  waited_seconds: number;
  billed_points: number;
  reward_points: number;
}

export interface BookingEventTable {
  id: GeneratedAlways<number>;
  booking_id: string;
  participation_id: string | null;
  at: Date;
  actor: 'guest' | 'cast' | 'clock' | 'operator' | 'system';
  actor_id: string | null;
  action: string;
  from_state: string | null;
  to_state: string;
  reason: string | null;
  cast_class: string | null;
  district: string | null;
}

export interface BotCheckUsedTable {
  challenge: string;
  expires_at: Date;
}

export interface CardTable {
  id: string;
  guest_id: string;
  provider_card_id: string;
  brand: string;
  last4: string;
  expires_month: number;
  expires_year: number;
  registered_at: Date;
  removed_at: Date | null;
  fingerprint: string | null;
}

export interface CardAttemptTable {
  id: GeneratedAlways<number>;
  guest_id: string;
  address_hash: Buffer;
  purchase_id: string | null;
  created_at: Date;
  top_up_id: string | null;
}

export interface CastInvoiceNumberTable {
  cast_id: string;
  number: string;
}

export interface CastMemberTable {
  id: string;
  nickname: Generated<string>;
  birthday: Day | null;
  cast_class: Generated<'SUPER_PREMIUM' | 'PREMIUM' | 'REGULAR'>;
  verify_status: Generated<1 | 2 | 3>;
  paused_at: Date | null;
  stage: Generated<number>;
  store_id: string | null;
  genre: number | null;
  district: string | null;
  price30: number | null;
  price15: number | null;
  price_version: Generated<number>;
  short_profile: Generated<string>;
  self_intro: Generated<string>;
  profile: JsonWithDefault;
  review_count: Generated<number>;
  review_points: Generated<number>;
  review_score: GeneratedAlways<number>;
  recommendation: Generated<number>;
  registered_at: Date;
  search_text: Generated<string>;
  suspended: Generated<boolean>;
  listed: GeneratedAlways<boolean>;
  prefecture: number | null;
  resumes_at: Date | null;
  resume_notice_at: Date | null;
  tags: Generated<string[]>;
  traits: GeneratedAlways<string[]>;
  height_cm: GeneratedAlways<number | null>;
}

export interface CastPhotoTable {
  cast_id: string;
  path: string;
}

export interface CastPrivateTable {
  cast_id: string;
  account_info: Buffer | null;
  bank_account: Buffer | null;
  bank_account_index: Buffer | null;
  bank_account_changed_at: Date | null;
  name_index: Buffer | null;
  kana_index: Buffer | null;
  mail_index: Buffer | null;
  name_mask: string | null;
  mail_mask: string | null;
}

export interface CastTagTable {
  cast_id: string;
  tag_group: string;
  tag: string;
}

export interface ChargebackTable {
  id: string;
  purchase_id: string;
  event_id: string;
  amount_yen: number;
  taken_points: number;
  debt_points: number;
  created_at: Date;
  dispute_id: string | null;
  dispute_reason: string | null;
  respond_by: Date | null;
  outcome: 'WON' | 'LOST' | null;
  decided_at: Date | null;
  remind_at: Date | null;
}

export interface ChatConversationTable {
  id: string;
  guest_id: string;
  cast_id: string;
  state: 'NONE' | 'REQUESTED' | 'OPEN';
  last_number: number;
  last_at: Date;
  created_at: Date;
}

export interface ChatCountTable {
  account_id: string;
  version: number;
}

export interface ChatEvidenceTable {
  report_id: string;
  number: number;
  is_meant: boolean;
  by: string;
  type: string;
  text: string | null;
  line: string | null;
  sent_at: Date;
  withdrawn_at: Date | null;
}

export interface ChatMemberTable {
  account_id: string;
  friend_id: string;
  conversation_id: string;
  is_shown: boolean;
  is_pinned: boolean;
  is_muted: boolean;
  read_number: number;
  unread_count: number;
  last_at: Date;
  notice_id: string | null;
  notice_at: Date | null;
  told_id: string | null;
  told_at: Date | null;
}

export interface ChatMessageTable {
  conversation_id: string;
  number: number;
  id: string;
  by: 'guest' | 'cast' | 'service';
  type: 'TEXT' | 'GIFT' | 'SYSTEM';
  sent_at: Date;
  client_id: string | null;
  text: string | null;
  withdrawn_at: Date | null;
  late_minutes: number | null;
  is_look: boolean;
  gift_sent_id: string | null;
  line: string | null;
  booking_id: string | null;
  booking_event_id: number | null;
}

export interface ChatReplyTable {
  id: string;
  account_id: string;
  text: string;
  created_at: Date;
}

export interface CohortPersonTable {
  side: 'CAST' | 'GUEST';
  first_month: Day;
  month: Day;
  person_id: string;
}

export interface ConsentTable {
  id: GeneratedAlways<number>;
  account_id: string;
  item:
    | 'TERMS'
    | 'PRIVACY'
    | 'COLLECTION'
    | 'NO_ORGANISED_CRIME'
    | 'MESSAGE_SCAN'
    | 'AGE_BY_CARD'
    | 'AUTO_CHARGE'
    | 'ADVERTISING';
  text_id: string;
  version: Day;
  given: boolean;
  place: 'REGISTRATION' | 'CARD' | 'SHEET' | 'SETTINGS' | 'MAIL';
  at: Date;
}

export interface ContactGroupTable {
  id: string;
  owner_id: string;
  name: string;
  member_type: 'CHOSEN' | 'FAVORITE' | 'FAVORED' | 'MET' | 'ALL';
  created_at: Date;
  updated_at: Date;
}

export interface ContactGroupMemberTable {
  group_id: string;
  member_id: string;
  added_at: Date;
}

export interface CopyMadeTable {
  kind: 'BASE' | 'LOG';
  made_at: Date;
}

export interface CouponTable {
  id: string;
  code: string;
  name: string;
  title: string;
  description: Generated<string>;
  points: number;
  term_days: number;
  starts_at: Date;
  ends_at: Date;
  ended_at: Date | null;
  total_limit: number | null;
  redeemed_count: Generated<number>;
  eligibility: 'ALL' | 'FIRST_PURCHASE' | 'NAMED';
  created_at: Date;
}

export interface CouponGuestTable {
  coupon_id: string;
  guest_id: string;
}

export interface CouponRedemptionTable {
  id: string;
  coupon_id: string;
  guest_id: string;
  phone_index: Buffer;
  lot_id: number;
  points: number;
  expires_on: Day;
  redeemed_at: Date;
}

export interface CouponTryTable {
  guest_id: string;
  code: string;
  tried_at: Date;
}

export interface DataExportTable {
  id: string;
  account_id: string;
  asked_at: Date;
  day: Day;
  ready_at: Date | null;
  content: Buffer | null;
  expires_at: Date | null;
  fetched_at: Date | null;
}

export interface DayNoticeTable {
  guest_id: string;
  cast_id: string;
  created_at: Date;
  told_at: Date | null;
}

export interface DayOpeningTable {
  cast_id: string;
  began_at: Date;
  due_at: Date;
}

export interface DebtTable {
  id: string;
  guest_id: string;
  cause: 'BOOKING' | 'CHARGEBACK';
  booking_id: string | null;
  purchase_id: string | null;
  points: number;
  status: 'OPEN' | 'PAID' | 'WAIVED';
  created_at: Date;
  ended_at: Date | null;
  waived_reason: string | null;
  retry_at: Date | null;
  attempt_id: string | null;
  attempt_card_id: string | null;
  attempt_points: number | null;
  attempt_yen: number | null;
  attempt_return_path: string | null;
  attempt_at: Date | null;
  check_at: Date | null;
  waived_by: string | null;
}

export interface DepartureTable {
  account_id: string;
  left_at: Date;
  nickname: string;
  reason: 'NOT_NEEDED' | 'HARD_TO_USE' | 'NO_MATCH' | 'COST' | 'TROUBLE' | 'ANOTHER_ACCOUNT' | 'OTHER' | null;
  lapsed_points: number;
  erase_at: Date;
  erased_at: Date | null;
}

export interface DevInboxTable {
  id: GeneratedAlways<number>;
  channel: 'SMS' | 'MAIL' | 'MESSAGE' | 'LINE' | 'PUSH';
  recipient: string;
  body: string;
  created_at: Date;
  html: string | null;
}

export interface DistrictTable {
  prefecture: number;
  name: string;
  position: number;
  id: string;
  reading: Generated<string>;
  main_position: number | null;
}

export interface FavoriteTable {
  guest_id: string;
  cast_id: string;
  created_at: Date;
}

export interface FavoriteGuestTable {
  cast_id: string;
  guest_id: string;
  created_at: Date;
}

export interface ForbiddenWordTable {
  word: string;
  added_by: string;
  added_at: Date;
}

export interface FrozenRewardTable {
  participation_id: string;
  booking_id: string;
  cast_id: string;
  guest_id: string;
  reward_points: number;
  fee_points: number;
  frozen_at: Date;
  outcome: 'RELEASED' | 'RETURNED' | null;
  decided_at: Date | null;
  decided_by: string | null;
  reason: string | null;
}

export interface GiftTable {
  id: string;
  name: string;
  points: number;
  picture: string;
  position: number;
  created_at: Date;
  removed_at: Date | null;
}

export interface GiftSentTable {
  id: string;
  gift_id: string;
  guest_id: string;
  cast_id: string;
  points: number;
  fee_points: number;
  reward_points: number;
  day: Day;
  sent_at: Date;
}

export interface GoodwillTable {
  id: string;
  guest_id: string;
  operator_id: string;
  points: number;
  reason: string;
  day: Day;
  given_at: Date;
}

export interface GoodwillLimitTable {
  id: GeneratedAlways<number>;
  points_a_day: number;
  set_at: Date;
  set_by: string | null;
}

export interface GroupMessageTable {
  id: string;
  cast_id: string;
  group_name: string;
  body: string;
  day: Day;
  sent_at: Date;
  done_at: Date | null;
}

export interface GroupMessagePartTable {
  group_message_id: string;
  guest_id: string;
  state: 'WAITING' | 'SENT' | 'LEFT_OUT';
}

export interface GuestTable {
  id: string;
  nickname: Generated<string>;
  birthday: Day | null;
  profile: JsonWithDefault;
  age_checked_at: Date | null;
  payment_review_at: Date | null;
  age_refused_at: Date | null;
}

export interface GuestPhotoTable {
  guest_id: string;
  path: string;
}

export interface HiddenNumberTable {
  id: string;
  cast_id: string;
  phone_index: Buffer;
  label: string;
  created_at: Date;
}

export interface HoldTable {
  id: GeneratedAlways<number>;
  booking_id: string;
  guest_id: string;
  created_at: Date;
}

export interface HoldLotTable {
  id: GeneratedAlways<number>;
  hold_id: number;
  lot_id: number;
  points: number;
  created_at: Date;
}

export interface HoldResolutionTable {
  hold_id: number;
  kind: 'SETTLED' | 'RELEASED';
  used_points: number;
  resolved_at: Date;
}

export interface IdempotencyKeyTable {
  account_id: string;
  key: string;
  route: string;
  body_hash: Buffer;
  status: number | null;
  answer: Json | null;
  created_at: Date;
}

export interface IdentityTable {
  id: string;
  phone_index: Buffer | null;
  phone_sealed: Buffer | null;
  created_at: Date;
  contact_method: Generated<1 | 2>;
  closed_at: Date | null;
  phone_verified_at: Date | null;
  number_erased_at: Date | null;
  phone_last4: string | null;
}

export interface IdentityDeviceTable {
  identity_id: string;
  device_hash: Buffer;
  seen_at: Date;
  first_seen_at: Date;
}

export interface IdentityGrantTable {
  id: string;
  identity_id: string;
  refresh_hash: Buffer;
  created_at: Date;
  revoked_at: Date | null;
}

export interface IdentityMatchTable {
  identity_id: string;
  other_id: string;
  kind: 'PHONE' | 'LINE' | 'CARD' | 'DEVICE' | 'BANK';
  found_at: Date;
  decision: 'SAME' | 'DIFFERENT' | null;
  decided_at: Date | null;
  decided_by: string | null;
  reason: string | null;
}

export interface InquiryTable {
  id: string;
  number: string;
  account_id: string | null;
  name_sealed: Buffer | null;
  mail_sealed: Buffer | null;
  mail_index: Buffer | null;
  network_index: Buffer | null;
  client_id: string | null;
  category: 'BOOKING' | 'POINTS' | 'PAYMENT' | 'ACCOUNT' | 'REPORT' | 'REMOVAL' | 'BUG' | 'OTHER' | 'HEARING';
  subject_sealed: Buffer;
  booking_id: string | null;
  state: 'RECEIVED' | 'IN_PROGRESS' | 'ANSWERED';
  created_at: Date;
  last_at: Date;
  waiting_since: Date | null;
  last_number: number;
  answered_number: Generated<number>;
  read_number: Generated<number>;
  taken_by: string | null;
  heard_for: string | null;
}

export interface InquiryMessageTable {
  id: string;
  inquiry_id: string;
  number: number;
  by: 'PERSON' | 'OPERATOR';
  operator_id: string | null;
  client_id: string | null;
  body_sealed: Buffer;
  at: Date;
}

export interface InquiryPictureTable {
  file_id: string;
  message_id: string;
  position: number;
}

export interface LedgerAccountTable {
  id: GeneratedAlways<number>;
  kind:
    | 'PURCHASED'
    | 'GRANTED'
    | 'COMPENSATED'
    | 'EXPIRED'
    | 'STAGE_FEE'
    | 'PAYOFF'
    | 'ADJUSTED'
    | 'REFUNDED'
    | 'CHARGED_BACK'
    | 'GUEST_AVAILABLE'
    | 'GUEST_HELD'
    | 'GUEST_DEBT'
    | 'CAST_REWARD'
    | 'CAST_FROZEN';
  owner_id: string | null;
}

export interface LedgerCheckTable {
  id: GeneratedAlways<number>;
  started_at: Date;
  finished_at: Date;
  through_transfer_id: number;
  people: number;
  incoherences: number;
  broken: Generated<string[]>;
}

export interface LedgerDayTable {
  day: Day;
  kind: string;
  from_kind: string;
  to_kind: string;
  lot_kind: 'PAID' | 'FREE' | 'NONE';
  slot: number;
  points: number;
  transfers: number;
  first_id: number;
  last_id: number;
}

export interface LedgerTransferTable {
  id: GeneratedAlways<number>;
  kind:
    | 'PURCHASE'
    | 'TOP_UP'
    | 'SHORTFALL'
    | 'COUPON'
    | 'HOLD'
    | 'RELEASE'
    | 'USE'
    | 'CANCELLATION_FEE'
    | 'STAGE_FEE'
    | 'EXPIRY'
    | 'COMPENSATION'
    | 'GIFT'
    | 'DEBT'
    | 'DEBT_PAID'
    | 'DEBT_WAIVED'
    | 'PAYOFF'
    | 'PAYOFF_RETURN'
    | 'REFUND'
    | 'CHARGEBACK'
    | 'ADJUSTMENT'
    | 'REWARD_FROZEN'
    | 'REWARD_RELEASED'
    | 'REWARD_RETURNED';
  from_account_id: number;
  to_account_id: number;
  points: number;
  lot_id: number | null;
  booking_id: string | null;
  participation_id: string | null;
  purchase_id: string | null;
  key: string;
  created_at: Date;
  cause_id: string | null;
}

export interface LineLoginTable {
  state_hash: Buffer;
  browser_hash: Buffer;
  identity_id: string | null;
  created_at: Date;
  expires_at: Date;
  used_at: Date | null;
}

export interface LineUserTable {
  id: string;
  identity_id: string;
  channel: string;
  user_index: Buffer;
  user_sealed: Buffer;
  name_sealed: Buffer | null;
  linked_at: Date;
  unlinked_at: Date | null;
}

export interface LiveEventTable {
  account_id: string;
  seq: number;
  name: string;
  payload: Json;
  created_at: Date;
}

export interface LiveHeadTable {
  account_id: string;
  seq: number;
}

export interface LivePhotoTable {
  id: string;
  account_id: string;
  gesture: 'V_SIGN' | 'OPEN_PALM' | 'THUMB_UP' | 'THREE_FINGERS' | 'TOUCH_EAR';
  shown_at: Date;
  ends_at: Date;
  taken_at: Date | null;
}

export interface LostNumberTable {
  id: string;
  code_id: string;
  browser_id: string;
  network_index: Buffer;
  old_index: Buffer;
  old_sealed: Buffer;
  new_index: Buffer;
  new_sealed: Buffer;
  said_sealed: Buffer;
  state: 'WAITING' | 'APPROVED' | 'REJECTED';
  asked_at: Date;
  identity_id: string | null;
  decided_at: Date | null;
  decided_by: string | null;
  reason: string | null;
}

export interface LotTable {
  id: GeneratedAlways<number>;
  guest_id: string;
  kind: 'PAID' | 'FREE';
  granted_points: number;
  remaining_points: number;
  held_points: Generated<number>;
  expires_on: Day;
  created_at: Date;
  expired_at: Date | null;
  notice_at: Date | null;
}

export interface MailCodeTable {
  id: string;
  account_id: string;
  purpose: 'NOTICES' | 'REGISTRATION';
  email_sealed: Buffer;
  code_hash: Buffer;
  wrong_tries: Generated<number>;
  sent_at: Date;
  expires_at: Date;
  ended_at: Date | null;
  outcome: 'USED' | 'GUESSED' | 'SUPERSEDED' | null;
}

export interface MediaTable {
  id: string;
  account_id: string;
  kind: 'PHOTO' | 'VIDEO' | 'AVATAR';
  position: number;
  visibility: 'ALL_GUESTS' | 'GUESTS_WITH_HISTORY';
}

export interface MediaEvidenceTable {
  report_id: string;
  file_id: string;
  frozen_at: Date;
}

export interface MediaFileTable {
  id: string;
  media_id: string | null;
  account_id: string;
  kind: 'PHOTO' | 'VIDEO' | 'AVATAR';
  state: 'PROCESSING' | 'REVIEWING' | 'PUBLISHED' | 'REJECTED' | 'ENDED';
  upload_id: string | null;
  static_path: string | null;
  colour: string | null;
  hashes: string[] | null;
  has_poster: Generated<boolean>;
  made_at: Date | null;
  duration_seconds: number | null;
  size_bytes: number | null;
  has_qr: boolean;
  found_text: string | null;
  similar_to: string | null;
  submitted_at: Date;
  decided_at: Date | null;
  decided_by: string | null;
  reason:
    | 'OTHER_FACES'
    | 'CONTACT'
    | 'STORE_NAME'
    | 'EXPOSURE'
    | 'REFLECTION'
    | 'PLACE'
    | 'GENERATED'
    | 'BLURRED'
    | 'NO_FACE'
    | 'NOT_THE_PERSON'
    | 'COPIED'
    | 'IMAGE_TYPE'
    | 'IMAGE_TOO_SMALL'
    | 'IMAGE_TOO_LARGE'
    | 'IMAGE_BROKEN'
    | 'VIDEO_TYPE'
    | 'VIDEO_CODEC'
    | 'VIDEO_TOO_LONG'
    | 'VIDEO_TOO_LARGE'
    | 'VIDEO_BROKEN'
    | 'FILE_NOT_MADE'
    | null;
  ended_at: Date | null;
  erasing_at: Date | null;
  erased_at: Date | null;
}

export interface MemberNoteTable {
  id: string;
  account_id: string;
  operator_id: string;
  text: string;
  written_at: Date;
}

export interface MemberViewTable {
  id: string;
  token_hash: Buffer;
  operator_id: string;
  account_id: string;
  begun_at: Date;
  ends_at: Date;
}

export interface NameRequestTable {
  id: string;
  cast_id: string;
  wanted_sealed: Buffer;
  asked_at: Date;
  outcome: 'APPROVED' | 'REJECTED' | 'WITHDRAWN' | null;
  decided_at: Date | null;
  decided_by: string | null;
  reason: string | null;
}

export interface NewsTable {
  id: string;
  kind: 'FEATURE' | 'IMPORTANT' | 'NOTICE' | 'NEW_FUNCTION' | 'TROUBLE';
  audience: 'GUESTS' | 'CASTS' | 'ALL';
  title: string;
  body: string;
  is_pinned: boolean;
  starts_at: Date;
  ends_at: Date | null;
  published_at: Date | null;
  changed_at: Date | null;
  picture_id: string | null;
  picture_colour: string | null;
  written_by: string;
  written_at: Date;
}

export interface NewsBroadcastTable {
  news_id: string;
  state: 'WAITING' | 'RUNNING' | 'STOPPED' | 'DONE';
  due_at: Date | null;
  run: number;
  people_count: number;
  looked_count: number;
  told_count: number;
  last_account_id: string | null;
  until_account_id: string | null;
  begun_at: Date | null;
  ended_at: Date | null;
}

export interface NewsChangeTable {
  id: GeneratedAlways<number>;
  news_id: string | null;
  banner_id: string | null;
  what: 'EDIT' | 'END' | 'STOP' | 'RESUME';
  reason: string;
  title_before: string;
  body_before: string;
  operator_id: string;
  at: Date;
}

export interface NewsPictureTable {
  id: string;
  colour: string;
  sent_by: string;
  sent_at: Date;
}

export interface NewsReadTable {
  account_id: string;
  news_id: string;
  read_at: Date;
}

export interface NicknameReviewTable {
  account_id: string;
  forbidden_at: Date | null;
}

export interface NodeBeatTable {
  node_id: string;
  host: string;
  pid: number;
  roles: string[];
  version: string;
  migration: number;
  started_at: Date;
  beat_at: Date;
  reaches_storage: boolean;
  free_bytes: number | null;
  unseen_marks: number | null;
}

export interface NoticeWordingTable {
  kind: string;
  version: number;
  title: string | null;
  body: string | null;
  written_by: string;
  written_at: Date;
}

export interface NotificationTable {
  id: string;
  account_id: string;
  kind: string;
  body: string;
  link: string | null;
  created_at: Date;
  read_at: Date | null;
  day: Day | null;
  asks: Generated<boolean>;
}

export interface NotificationCountTable {
  account_id: string;
  unread_count: Generated<number>;
  version: Generated<number>;
}

export interface NotificationDeliveryTable {
  id: string;
  account_id: string;
  source_id: string;
  kind: string;
  day: Day | null;
  channel: 'PUSH' | 'LINE' | 'MAIL' | 'SMS';
  address: string;
  state: 'WAITING' | 'SENT' | 'REFUSED' | 'GONE' | 'UNKNOWN' | 'DEAD' | 'DROPPED';
  reason: string | null;
  tries: Generated<number>;
  created_at: Date;
  due_at: Date | null;
  ended_at: Date | null;
}

export interface NotificationMailTable {
  account_id: string;
  email_sealed: Buffer;
  verified_at: Date;
  mail_index: Buffer | null;
  mail_mask: string | null;
}

export interface NotificationPreferenceTable {
  account_id: string;
  is_quiet: boolean;
  quiet_from_minute: number;
  quiet_to_minute: number;
  every_channel: boolean;
}

export interface NotificationSettingTable {
  account_id: string;
  category: 'BOOKING' | 'CHAT' | 'MONEY' | 'NEWS' | 'SAFETY' | 'SERVICE';
  channel: 'PUSH' | 'LINE' | 'MAIL';
  is_on: boolean;
}

export interface NotificationTextTable {
  id: string;
  kind: string;
  title: string;
  body: string;
  link: string | null;
  created_at: Date;
}

export interface OfficeViewTable {
  id: string;
  operator_id: string;
  list: 'members' | 'bookings' | 'audit';
  name: string;
  search: string;
  saved_at: Date;
}

export interface OnCallAlarmTable {
  id: GeneratedAlways<number>;
  alert_id: number;
  started_at: Date;
  next_at: Date | null;
  last_position: number | null;
  acknowledged_at: Date | null;
  acknowledged_by: string | null;
}

export interface OnCallShiftTable {
  id: GeneratedAlways<number>;
  operator_id: string;
  phone_sealed: Buffer;
  mail_sealed: Buffer | null;
  weekdays: string;
  from_minute: number;
  to_minute: number;
  position: number;
  added_by: string;
  created_at: Date;
}

export interface OnCallStepTable {
  id: GeneratedAlways<number>;
  alarm_id: number;
  operator_id: string;
  shift_id: number | null;
  told_at: Date;
}

export interface OperatorTable {
  id: string;
  name: string;
  name_key: string;
  role: 'reviewer' | 'finance' | 'support' | 'owner';
  created_at: Date;
  created_by: string | null;
  disabled_at: Date | null;
  disabled_by: string | null;
}

export interface OperatorActTable {
  id: string;
  kind:
    | 'GUEST_ADJUSTMENT'
    | 'CAST_ADJUSTMENT'
    | 'REFUND'
    | 'BOOKING_END'
    | 'REWARD_RETURN'
    | 'AUDIT_EXPORT'
    | 'PERSONAL_EXPORT';
  account_id: string | null;
  purchase_id: string | null;
  points: number;
  reason: string;
  proposed_at: Date;
  approved_at: Date | null;
  declined_at: Date | null;
  booking_id: string | null;
  proposed_by: string;
  approved_by: string | null;
  declined_by: string | null;
  participation_id: string | null;
  export_filter: Json | null;
  fetched_at: Date | null;
}

export interface OperatorAlertTable {
  id: GeneratedAlways<number>;
  kind: string;
  payload: Json;
  created_at: Date;
  handled_at: Date | null;
  handled_by: string | null;
}

export interface OperatorAuditTable {
  id: GeneratedAlways<number>;
  operator_id: string;
  at: Date;
  call: string;
  targets: Json;
  outcome: string;
  operator_role: 'reviewer' | 'finance' | 'support' | 'owner';
  number: number;
  link: Buffer;
  account_id: string | null;
  reason: string | null;
}

export interface OperatorBrowserTable {
  token_hash: Buffer;
  operator_id: string;
  seen_at: Date;
}

export interface OperatorChallengeTable {
  challenge_hash: Buffer;
  operator_id: string;
  is_new: boolean;
  ends_at: Date;
}

export interface OperatorInviteTable {
  token_hash: Buffer;
  operator_id: string;
  made_by: string | null;
  made_at: Date;
  ends_at: Date;
  over_at: Date | null;
}

export interface OperatorLoginTable {
  operator_id: string;
  mail: string;
  password_hash: string | null;
  password_at: Date | null;
  totp_sealed: Buffer | null;
  totp_at: Date | null;
  totp_step: number;
  totp_next_sealed: Buffer | null;
}

export interface OperatorPasskeyTable {
  id: string;
  operator_id: string;
  credential_id: Buffer;
  public_key: Buffer;
  counter: number;
  transports: string;
  name: string;
  created_at: Date;
  last_used_at: Date | null;
}

export interface OperatorRecoveryCodeTable {
  operator_id: string;
  code_hash: Buffer;
  used_at: Date | null;
}

export interface OperatorSessionTable {
  id: string;
  token_hash: Buffer;
  operator_id: string;
  role: 'reviewer' | 'finance' | 'support' | 'owner';
  began_at: Date;
  seen_at: Date;
  ends_at: Date;
  factor_at: Date | null;
  ended_at: Date | null;
  end_reason: 'LOGOUT' | 'ENDED' | 'ROLE' | 'OTHER_BROWSER' | 'INVITED' | null;
  agent: string;
  address: string;
}

export interface OperatorTryTable {
  key_hash: Buffer;
  tries: number;
  ends_at: Date;
}

export interface OutboxTable {
  id: GeneratedAlways<number>;
  topic: string;
  key: string;
  payload: Json;
  created_at: Date;
  processed_at: Date | null;
  dead_reason: string | null;
}

export interface PageVersionTable {
  id: string;
  text_id: string;
  version: Day;
  asks: boolean;
  news: string | null;
  body: string;
  written_by: string | null;
  written_at: Date | null;
  taken_back_by: string | null;
  taken_back_at: Date | null;
}

export interface ParticipationTable {
  id: string;
  booking_id: string;
  cast_id: string;
  guest_id: string;
  schedule_id: string | null;
  status:
    | 'PENDING'
    | 'APPROVE'
    | 'REJECT'
    | 'CANCEL'
    | 'NO_SHOW'
    | 'FORCE_FINISH'
    | 'AUTO_REJECT'
    | 'AUTO_CANCEL';
  version: Generated<number>;
  day: Day;
  price30: number;
  price15: number;
  planned_points: number;
  starts_at: Date;
  planned_ends_at: Date;
  ends_at: Date;
  work_starts_at: Date;
  during: string;
  deadline_at: Date;
  requested_at: Date;
  approved_at: Date | null;
  arrived_at: Date | null;
  arrived_by: 'guest' | 'cast' | null;
  extension_asked_at: Date | null;
  finished_at: Date | null;
  checked_out_at: Date | null;
  settled_at: Date | null;
  cancelled_at: Date | null;
  rejected_at: Date | null;
  cancel_type:
    | 'GUEST'
    | 'CAST'
    | 'ONE_COULD_NOT_TAKE_PART'
    | 'CAST_NO_SHOW'
    | 'PAYMENT'
    | 'SUSPENDED'
    | 'GUEST_NO_SHOW'
    | null;
  reason: string | null;
  billed_minutes: number | null;
  billed_points: number | null;
  reward_points: number | null;
  repeatable: Generated<boolean>;
  due_at: Date | null;
  due_action: string | null;
  reminder_at: Date | null;
  claim_type: 'GUEST_NO_SHOW' | 'CAST_NO_SHOW' | null;
  claimed_at: Date | null;
  objected_at: Date | null;
  claim_ended_at: Date | null;
  billed_kind: 'USE' | 'CANCELLATION_FEE' | null;
  compensate: boolean | null;
  reward_frozen_at: Date | null;
  cast_class: 'SUPER_PREMIUM' | 'PREMIUM' | 'REGULAR' | null;
  district: string | null;
}

export interface PasskeyTable {
  id: string;
  identity_id: string;
  credential_id: Buffer;
  public_key: Buffer;
  counter: number;
  transports: string;
  name: string;
  created_at: Date;
  last_used_at: Date | null;
}

export interface PasskeyChallengeTable {
  challenge_hash: Buffer;
  identity_id: string | null;
  created_at: Date;
  expires_at: Date;
  used_at: Date | null;
}

export interface PaymentEventTable {
  event_id: string;
  kind: 'PAYMENT' | 'CHARGEBACK' | 'DISPUTE' | 'OTHER';
  payment_key: string | null;
  received_at: Date;
}

export interface PaymentSilenceTable {
  key: string;
  what: 'PURCHASE' | 'TOP_UP' | 'SETTLEMENT' | 'DEBT' | 'REFUND';
  seen_at: Date;
  raised_at: Date | null;
}

export interface PayoffTable {
  id: string;
  number: GeneratedAlways<number>;
  cast_id: string;
  kind: 'SYSTEM_PAYOFF' | 'CAST_PAYOFF';
  status: 'AWAITING_APPROVAL' | 'REJECTED' | 'NOT_TRANSFERRED' | 'TRANSFERRED';
  review: 'NAME_MISMATCH' | 'RETURNED' | 'TAKEOVER' | 'CIRCLE' | 'YOUNG_CARD' | null;
  points: number;
  withholding_yen: number;
  transfer_fee_yen: number;
  transfer_yen: number;
  tax_included: boolean;
  period_start: Day;
  period_end: Day;
  pay_day: Day;
  destination: Buffer;
  destination_due_at: Date | null;
  approval_due_at: Date | null;
  requested_at: Date;
  transferred_on: Day | null;
  returned_at: Date | null;
  reason: string | null;
}

export interface PayoffBatchTable {
  id: string;
  pay_day: Day;
  status: 'DRAFT' | 'EXPORTED' | 'CONFIRMED';
  row_count: number;
  total_yen: number;
  sha256: Buffer;
  file: Buffer;
  created_at: Date;
  exported_at: Date | null;
  confirmed_at: Date | null;
  created_by: string;
}

export interface PayoffBatchRowTable {
  batch_id: string;
  payoff_id: string;
  transfer_yen: number;
  result: 'TRANSFERRED' | 'RETURNED' | null;
  result_at: Date | null;
  reason: string | null;
}

export interface PayoffEventTable {
  id: GeneratedAlways<number>;
  payoff_id: string;
  at: Date;
  action:
    | 'REQUEST'
    | 'APPROVE'
    | 'REJECT'
    | 'POSTPONE'
    | 'RELEASE'
    | 'EXPORT'
    | 'TRANSFER'
    | 'RETURN'
    | 'CHANGE_ACCOUNT';
  actor: 'cast' | 'clock' | 'operator';
  to_status: string;
  reason: string | null;
  operator_id: string | null;
}

export interface PayoffMarkTable {
  payoff_id: string;
  mark: 'YOUNG_CARD' | 'CIRCLE' | 'OTHER_NAME';
  since: Date;
  waits_until: Date | null;
  released_at: Date | null;
}

export interface PayoffSettingTable {
  id: Generated<boolean>;
  transfer_fee_yen: number;
  fee_bearer: 'PAYEE' | 'OPERATOR';
  withholding_mode: 'NONE' | 'HOSTESS_204_1_6';
  consignor: Json | null;
  line_ends: Generated<boolean>;
}

export interface PayoffSystemDayTable {
  day: Day;
  done_at: Date;
}

export interface PenaltyTable {
  id: string;
  cast_id: string;
  participation_id: string;
  kind: 'CAST_CANCEL' | 'CAST_NO_SHOW';
  created_at: Date;
  lifted_at: Date | null;
  lifted_reason: string | null;
  lifted_by: string | null;
  reviewed_at: Date | null;
  reviewed_by: string | null;
  reviewed_reason: string | null;
}

export interface PhoneChangeTable {
  id: string;
  identity_id: string;
  account_id: string;
  grant_id: string;
  code_id: string;
  old_sealed: Buffer | null;
  new_index: Buffer;
  new_sealed: Buffer;
  state: 'WAITING' | 'DONE' | 'APPROVED' | 'REJECTED' | 'WITHDRAWN';
  asked_at: Date;
  decided_at: Date | null;
  decided_by: string | null;
  reason: string | null;
}

export interface PlaceAnswerTable {
  proposal_id: string;
  participation_id: string;
  agreed: boolean;
  answered_at: Date;
}

export interface PlaceProposalTable {
  id: string;
  booking_id: string;
  participation_id: string | null;
  from_place: string;
  place: string;
  created_at: Date;
  due_at: Date | null;
  answered_at: Date | null;
  outcome: 'ACCEPTED' | 'DECLINED' | 'WITHDRAWN' | 'LAPSED' | null;
}

export interface PointPackageTable {
  id: string;
  points: number;
  position: number;
  removed_at: Date | null;
}

export interface PrivateMemoTable {
  id: string;
  owner_id: string;
  about_id: string;
  body_sealed: Buffer;
  updated_at: Date;
}

export interface PrivateReadTable {
  id: GeneratedAlways<number>;
  operator_id: string;
  at: Date;
  day: Day;
  kind:
    | 'PERSON'
    | 'BANK_ACCOUNT'
    | 'PAYMENTS'
    | 'RECEIPTS'
    | 'NAME_REQUEST'
    | 'LOST_NUMBER'
    | 'ACCESS_RECORDS'
    | 'AGE_DOCUMENT'
    | 'BOOKING'
    | 'REPORT'
    | 'ALARM'
    | 'MEDIA'
    | 'CHAT'
    | 'INQUIRY'
    | 'FIND_PERSON'
    | 'EXPORT'
    | 'DISPUTE'
    | 'VIEW'
    | 'BANK_MATCH';
  account_id: string | null;
  subject: string;
  shown: number;
  reason: string;
}

export interface PrivateTierTable {
  id: string;
  owner_id: string;
  about_id: string;
  tier: 'GOOD' | 'KEEP' | 'BAD';
  updated_at: Date;
}

export interface PurchaseTable {
  id: string;
  guest_id: string;
  client_key: string;
  points: number;
  amount_yen: number;
  package_id: string | null;
  card_id: string | null;
  return_path: Generated<string>;
  status: 'CREATED' | 'ACTION_REQUIRED' | 'SUCCEEDED' | 'FAILED';
  provider_payment_id: string | null;
  failure_code: string | null;
  created_at: Date;
  completed_at: Date | null;
  lot_id: number | null;
  check_at: Date | null;
  kind: Generated<'PURCHASE' | 'TOP_UP' | 'SHORTFALL' | 'DEBT'>;
  booking_id: string | null;
  compared_at: Date | null;
}

export interface PushSubscriptionTable {
  id: string;
  account_id: string;
  session_id: string;
  endpoint_index: Buffer;
  endpoint_sealed: Buffer;
  p256dh: string;
  auth_sealed: Buffer;
  created_at: Date;
  last_ok_at: Date | null;
}

export interface QuietHelpTable {
  id: string;
  cast_id: string;
  choice: 'CONTACT_NOW' | 'DANGER' | 'TALK_LATER';
  created_at: Date;
  withdrawn_at: Date | null;
}

export interface RankingEntryTable {
  id: GeneratedAlways<number>;
  tab: 'RATED' | 'NEW' | 'OPEN';
  cast_id: string;
  score: number;
  amount: number;
  prefecture: number;
  district: string;
  genre: number;
  from_generation: number;
  to_generation: number | null;
  ended_at: Date | null;
}

export interface RankingExclusionTable {
  id: string;
  cast_id: string;
  reason: string;
  from_at: Date;
  until_at: Date | null;
  made_at: Date;
  made_by: string;
  lifted_at: Date | null;
  lifted_by: string | null;
  lifted_reason: string | null;
}

export interface RankingGenerationTable {
  is_only: Generated<boolean>;
  generation: number;
}

export interface RateWindowTable {
  caller_hash: Buffer;
  minute: Date;
  calls: number;
}

export interface ReadLinkTable {
  token_hash: Buffer;
  kind: 'MEDIA' | 'AGE_DOCUMENT' | 'INQUIRY';
  file_id: string;
  operator_id: string;
  made_at: Date;
  ends_at: Date;
  opened_at: Date | null;
}

export interface ReceiptTable {
  id: string;
  number: number;
  guest_id: string;
  day: Day;
  issued_at: Date;
  addressee: string;
  honorific: '様' | '御中';
  proviso: string;
  points: number;
  total_yen: number;
  tax_percent: number;
  tax_yen: number;
  issuer_name: string;
  issuer_address: string;
  registration_number: string;
}

export interface ReceiptCorrectionTable {
  receipt_id: string;
  replaced_by_id: string;
  operator_id: string;
  corrected_at: Date;
  reason: string | null;
}

export interface ReceiptCounterTable {
  only_row: Generated<boolean>;
  last_number: number;
}

export interface ReceiptExportTable {
  id: GeneratedAlways<number>;
  receipt_id: string;
  copy: 'ORIGINAL' | 'REISSUE' | 'REPRINT' | 'VOID';
  exported_at: Date;
}

export interface ReceiptFileTable {
  receipt_id: string;
  copy: 'ORIGINAL' | 'REISSUE';
  bytes: Buffer;
  sha256: Buffer;
  stored_at: Date;
}

export interface ReceiptLineTable {
  receipt_id: string;
  position: number;
  purchase_id: string;
  kind: 'PURCHASE' | 'TOP_UP' | 'SHORTFALL' | 'DEBT';
  points: number;
  amount_yen: number;
  replaces_id: string | null;
}

export interface ReceiptReversalTable {
  id: GeneratedAlways<number>;
  refund_id: string | null;
  purchase_id: string;
  receipt_id: string | null;
  points: number;
  amount_yen: number;
  tax_yen: number;
  returned_at: Date;
  chargeback_id: string | null;
  replaced_by_id: string | null;
}

export interface RecommendationWeightTable {
  name: 'FREE_DAYS' | 'REVIEWS' | 'ANSWER_RATE' | 'ANSWER_TIME' | 'FRESHNESS' | 'COMPLETENESS';
  weight: number;
}

export interface ReferralTable {
  friend_id: string;
  referrer_id: string;
  created_at: Date;
  same_device: boolean;
  outcome: 'COUNTED' | 'SAME_PERSON' | 'REVIEW' | 'REFUSED' | null;
  decided_at: Date | null;
}

export interface ReferralCodeTable {
  cast_id: string;
  code: string;
}

export interface RefundTable {
  id: string;
  purchase_id: string;
  points: number;
  amount_yen: number;
  status: 'CREATED' | 'SUCCEEDED' | 'FAILED';
  provider_refund_id: string | null;
  created_at: Date;
  completed_at: Date | null;
  check_at: Date | null;
}

export interface RemovalRequestTable {
  inquiry_id: string;
  what_sealed: Buffer;
  hurt_right: 'INTIMATE' | 'PRIVACY' | 'PORTRAIT' | 'DEFAMATION' | 'COPYRIGHT' | 'OTHER';
  asked_at: Date;
  remind_at: Date | null;
  outcome: 'REMOVED' | 'PARTLY' | 'KEPT' | null;
  decided_at: Date | null;
  decided_by: string | null;
}

export interface ReportTable {
  id: string;
  reporter_id: string;
  reported_id: string;
  category:
    | 'NUISANCE'
    | 'CONTACT'
    | 'CASH'
    | 'ABUSE'
    | 'SEXUAL'
    | 'DRINKING'
    | 'FEELINGS'
    | 'IMPERSONATION'
    | 'OTHER';
  is_safety: boolean;
  body: string;
  day: Day;
  created_at: Date;
  handled_at: Date | null;
  handled_by: string | null;
}

export interface ReviewTable {
  id: string;
  participation_id: string;
  author: 'guest' | 'cast';
  guest_id: string;
  cast_id: string;
  tier: 'GOOD' | 'KEEP' | 'BAD';
  again: 'OK' | 'NOT_OK' | null;
  comment: string | null;
  created_at: Date;
  visible_at: Date | null;
  finished_at: Date | null;
}

export interface RewardBalanceTable {
  cast_id: string;
  reward_points: Generated<number>;
  version: Generated<number>;
}

export interface RoutineTable {
  name: string;
  due_at: Date;
}

export interface SafetySettingTable {
  cast_id: string;
  asks_all_right: boolean;
  updated_at: Date;
}

export interface SavedAnswerTable {
  id: string;
  position: GeneratedAlways<number>;
  used_for: 'INQUIRY' | 'REMOVAL';
  title: string;
  body: string;
  version: Generated<number>;
  written_by: string | null;
  written_at: Date;
}

export interface SavedSearchTable {
  id: string;
  guest_id: string;
  name: string;
  filter: Json;
  is_told: boolean;
  known_ids: string[];
  created_at: Date;
  told_at: Date | null;
  told_count: number | null;
}

export interface SavedSearchLookTable {
  guest_id: string;
  due_at: Date;
}

export interface ScheduleTable {
  id: string;
  cast_id: string;
  day: Day;
  from_minute: number;
  to_minute: number;
  work_minute: number;
  working_bar: string;
  cant_join_alone: Generated<boolean>;
  version: Generated<number>;
  created_at: Date;
  updated_at: Date;
}

export interface SentMessageTable {
  key: string;
  channel: 'SMS' | 'MAIL' | 'LINE' | 'PUSH';
  state: 'STARTED' | 'SENT' | 'REFUSED' | 'GONE' | 'FAILED' | 'UNKNOWN';
  started_at: Date;
  ended_at: Date | null;
}

export interface SessionTable {
  id: string;
  account_id: string;
  grant_id: string;
  created_at: Date;
  refreshed_at: Date;
  ended_at: Date | null;
  end_reason: 'LOGOUT' | 'OTHER_DEVICE' | 'DEVICE_LIMIT' | 'SUSPENDED' | 'LEFT' | 'OPERATOR' | null;
  platform: Generated<1 | 2>;
  device: string | null;
  browser: string | null;
  network_index: Buffer | null;
}

export interface SettingTable {
  key: string;
  value: Json;
}

export interface SettingChangeTable {
  id: GeneratedAlways<number>;
  setting: string;
  subject: string;
  before: Json | null;
  after: Json | null;
  operator_id: string | null;
  at: Date;
}

export interface SettlementTable {
  booking_id: string;
  points: number;
  step: 'PLAN' | 'CAPTURE' | 'CHARGE' | 'DONE';
  top_up_id: string | null;
  capture_points: number | null;
  capture_yen: number | null;
  captured_payment_id: string | null;
  charge_id: string | null;
  charge_card_id: string | null;
  charge_points: number | null;
  charge_yen: number | null;
  created_at: Date;
  check_at: Date | null;
}

export interface SmsCodeTable {
  id: string;
  phone_index: Buffer;
  browser_id: string;
  address: string;
  code_hash: Buffer;
  wrong_tries: Generated<number>;
  sent_at: Date;
  expires_at: Date;
  used_at: Date | null;
  voided_at: Date | null;
  void_reason: 'SUPERSEDED' | 'GUESSED' | null;
  purpose: Generated<'LOGIN' | 'CHANGE_PHONE' | 'LOST_NUMBER' | 'PHONE_CHECK'>;
  block_index: Buffer | null;
  is_first: Generated<boolean>;
}

export interface SosTable {
  id: string;
  account_id: string;
  booking_id: string;
  place_sealed: Buffer | null;
  created_at: Date;
}

export interface StageChangeTable {
  id: GeneratedAlways<number>;
  cast_id: string;
  from_stage: number;
  to_stage: number;
  reached_by: 'BOOKING' | 'FRIEND';
  at: Date;
}

export interface StageCountTable {
  cause_id: string;
  cast_id: string;
  kind: 'BOOKING' | 'FRIEND';
  stage: number;
  counted_at: Date;
  reversed_at: Date | null;
  reversed_by: string | null;
  reversed_reason: string | null;
}

export interface StageFeeTable {
  stage: number;
  fee_percent: number;
}

export interface StageProgressTable {
  cast_id: string;
  friends: Generated<number>;
  bookings: Generated<number>;
  changed_at: Date;
}

export interface StageRequirementTable {
  stage: number;
  friends: number;
  bookings: number;
}

export interface StandingDueTable {
  cast_id: string;
  due_at: Date;
}

export interface StandingRunTable {
  id: GeneratedAlways<number>;
  cause: 'NIGHT' | 'WEIGHT' | 'OPERATOR';
  cast_count: number;
  begun_at: Date;
  operator_id: string | null;
  ended_at: Date | null;
  is_overtaken: boolean;
}

export interface StoreTable {
  id: string;
  name: string;
  genre: number;
  prefecture: number;
  district: string;
  address: string;
  phone: string;
  url: string | null;
  name_key: string;
  address_key: string;
  search_text: string;
  added_by: string | null;
  doubted_at: Date | null;
  corrected_at: Date | null;
}

export interface StoreAliasTable {
  id: string;
  store_id: string;
}

export interface StoreChangeTable {
  id: GeneratedAlways<number>;
  store_id: string;
  kind: 'CORRECTED' | 'JOINED' | 'SEEN';
  details: Json;
  operator_id: string | null;
  changed_at: Date | null;
}

export interface SuspensionTable {
  id: string;
  account_id: string;
  suspended_at: Date;
  suspended_by: string | null;
  lifted_at: Date | null;
  lifted_by: string | null;
  reason: string | null;
  category: 'TERMS' | 'PAYMENT' | 'TROUBLE' | 'IDENTITY' | 'OTHER';
}

export interface TextReportTable {
  account_id: string;
  kind: 'CONTACT' | 'CASH' | 'WORD' | 'PRESSURE';
  reported_at: Date | null;
}

export interface TextRuleTable {
  is_only: boolean;
  contact_action: 'STOP' | 'WARN';
  cash_action: 'STOP' | 'WARN';
  word_action: 'STOP' | 'WARN';
  report_after: number;
  report_days: number;
}

export interface TextStopTable {
  id: GeneratedAlways<number>;
  account_id: string;
  kind: 'CONTACT' | 'CASH' | 'WORD' | 'PRESSURE';
  place: 'CHAT' | 'NAME' | 'PROFILE' | 'PLACE' | 'STORE' | 'GROUP';
  stopped_at: Date;
}

export interface TopUpTable {
  id: string;
  guest_id: string;
  client_request_id: string | null;
  booking_id: string | null;
  card_id: string;
  points: number;
  amount_yen: number;
  return_path: string | null;
  status: 'CREATED' | 'ACTION_REQUIRED' | 'AUTHORISED' | 'CAPTURED' | 'CANCELLING' | 'CANCELLED' | 'FAILED';
  failure_code: string | null;
  created_at: Date;
  expires_at: Date | null;
  check_at: Date | null;
  compared_at: Date | null;
}

export interface UploadTable {
  id: string;
  account_id: string;
  purpose: 'CAST_PHOTO' | 'CAST_VIDEO' | 'GUEST_AVATAR' | 'AGE_DOCUMENT' | 'LIVE_PHOTO' | 'INQUIRY_PICTURE';
  size_bytes: number;
  received_bytes: number;
  media_type: 'image/jpeg' | 'image/png' | 'video/mp4' | 'video/quicktime' | 'video/x-ms-wmv' | null;
  key_sealed: Buffer | null;
  begun_at: Date;
  progressed_at: Date;
  expires_at: Date | null;
  taken_at: Date | null;
  ended_at: Date | null;
  clearing_at: Date | null;
}

export interface UploadPartTable {
  upload_id: string;
  from_byte: number;
  size_bytes: number;
  object_key: string;
}

export interface WalletTable {
  guest_id: string;
  paid_points: Generated<number>;
  free_points: Generated<number>;
  held_points: Generated<number>;
  version: Generated<number>;
}

export interface WatchLinkTable {
  id: string;
  participation_id: string;
  cast_id: string;
  token_hash: Buffer;
  created_at: Date;
  ended_at: Date | null;
  opened_count: number;
  opened_at: Date | null;
}

export interface WorkItemTable {
  queue:
    | 'alerts'
    | 'reports'
    | 'age-checks'
    | 'media-files'
    | 'inquiries'
    | 'removals'
    | 'claims'
    | 'phone-changes'
    | 'lost-numbers'
    | 'name-requests'
    | 'penalties'
    | 'matches'
    | 'referrals'
    | 'debts'
    | 'frozen-rewards'
    | 'acts'
    | 'dead-work'
    | 'deliveries';
  item_id: string;
  operator_id: string;
  taken_at: Date;
  acted_at: Date;
}

export interface SandboxLineCodeTable {
  code_hash: Buffer;
  sub: string;
  redirect_uri: string;
  nonce: string;
  code_challenge: string;
  expires_at: Date;
  used_at: Date | null;
}

export interface SandboxLinePersonTable {
  sub: string;
  name: string;
  created_at: Date;
}

export interface SandboxPaymentCardTable {
  id: string;
  customer: string;
  return_url: string;
  state: 'NEW' | 'SECURE_PENDING' | 'READY' | 'FAILED';
  failure_code: string | null;
  brand: string | null;
  last4: string | null;
  expires_month: number | null;
  expires_year: number | null;
  behaviour: string | null;
  created_at: Date;
  fingerprint: string | null;
}

export interface SandboxPaymentPaymentTable {
  id: string;
  idempotency_key: string;
  card_id: string;
  amount_yen: number;
  return_url: string | null;
  state: 'SECURE_PENDING' | 'AUTHORISED' | 'CANCELLED' | 'SUCCEEDED' | 'FAILED';
  failure_code: string | null;
  created_at: Date;
  kind: Generated<'CHARGE' | 'AUTHORISATION'>;
  captured_yen: number | null;
  refunded_yen: Generated<number>;
  expires_at: Date | null;
}

export interface SandboxPaymentRefundTable {
  id: string;
  idempotency_key: string;
  payment_id: string;
  amount_yen: number;
  created_at: Date;
}

export interface SandboxPaymentSettingTable {
  only_row: Generated<boolean>;
  webhooks: 'PROMPT' | 'EARLY' | 'LATE' | 'TWICE' | 'OUT_OF_ORDER' | 'OFF';
}

export interface SandboxPaymentWebhookTable {
  id: GeneratedAlways<number>;
  event_id: string;
  payment_key: string;
  body: string;
  send_at: Date;
  sent_at: Date | null;
}

export interface StripePaymentCardTable {
  stripe_id: string;
  customer_stripe_id: string;
  created_at: Date;
}

export interface StripePaymentCustomerTable {
  customer: string;
  stripe_id: string;
  created_at: Date;
}

export interface StripePaymentPaymentTable {
  key: string;
  kind: 'CHARGE' | 'AUTHORISATION';
  amount_yen: number;
  card_stripe_id: string;
  stripe_id: string | null;
  failure_code: string | null;
  attempt: number;
  created_at: Date;
}

export interface StripePaymentRefundTable {
  key: string;
  payment_key: string;
  amount_yen: number;
  stripe_id: string | null;
  attempt: number;
  created_at: Date;
}

export interface Database {
  access_record: AccessRecordTable;
  account: AccountTable;
  account_block: AccountBlockTable;
  age_check: AgeCheckTable;
  age_file: AgeFileTable;
  alert_note: AlertNoteTable;
  all_right_question: AllRightQuestionTable;
  bank_csv_layout: BankCsvLayoutTable;
  banner: BannerTable;
  booking: BookingTable;
  booking_cohort: BookingCohortTable;
  booking_day: BookingDayTable;
  booking_event: BookingEventTable;
  bot_check_used: BotCheckUsedTable;
  card: CardTable;
  card_attempt: CardAttemptTable;
  cast_invoice_number: CastInvoiceNumberTable;
  cast_member: CastMemberTable;
  cast_photo: CastPhotoTable;
  cast_private: CastPrivateTable;
  cast_tag: CastTagTable;
  chargeback: ChargebackTable;
  chat_conversation: ChatConversationTable;
  chat_count: ChatCountTable;
  chat_evidence: ChatEvidenceTable;
  chat_member: ChatMemberTable;
  chat_message: ChatMessageTable;
  chat_reply: ChatReplyTable;
  cohort_person: CohortPersonTable;
  consent: ConsentTable;
  contact_group: ContactGroupTable;
  contact_group_member: ContactGroupMemberTable;
  copy_made: CopyMadeTable;
  coupon: CouponTable;
  coupon_guest: CouponGuestTable;
  coupon_redemption: CouponRedemptionTable;
  coupon_try: CouponTryTable;
  data_export: DataExportTable;
  day_notice: DayNoticeTable;
  day_opening: DayOpeningTable;
  debt: DebtTable;
  departure: DepartureTable;
  dev_inbox: DevInboxTable;
  district: DistrictTable;
  favorite: FavoriteTable;
  favorite_guest: FavoriteGuestTable;
  forbidden_word: ForbiddenWordTable;
  frozen_reward: FrozenRewardTable;
  gift: GiftTable;
  gift_sent: GiftSentTable;
  goodwill: GoodwillTable;
  goodwill_limit: GoodwillLimitTable;
  group_message: GroupMessageTable;
  group_message_part: GroupMessagePartTable;
  guest: GuestTable;
  guest_photo: GuestPhotoTable;
  hidden_number: HiddenNumberTable;
  hold: HoldTable;
  hold_lot: HoldLotTable;
  hold_resolution: HoldResolutionTable;
  idempotency_key: IdempotencyKeyTable;
  identity: IdentityTable;
  identity_device: IdentityDeviceTable;
  identity_grant: IdentityGrantTable;
  identity_match: IdentityMatchTable;
  inquiry: InquiryTable;
  inquiry_message: InquiryMessageTable;
  inquiry_picture: InquiryPictureTable;
  ledger_account: LedgerAccountTable;
  ledger_check: LedgerCheckTable;
  ledger_day: LedgerDayTable;
  ledger_transfer: LedgerTransferTable;
  line_login: LineLoginTable;
  line_user: LineUserTable;
  live_event: LiveEventTable;
  live_head: LiveHeadTable;
  live_photo: LivePhotoTable;
  lost_number: LostNumberTable;
  lot: LotTable;
  mail_code: MailCodeTable;
  media: MediaTable;
  media_evidence: MediaEvidenceTable;
  media_file: MediaFileTable;
  member_note: MemberNoteTable;
  member_view: MemberViewTable;
  name_request: NameRequestTable;
  news: NewsTable;
  news_broadcast: NewsBroadcastTable;
  news_change: NewsChangeTable;
  news_picture: NewsPictureTable;
  news_read: NewsReadTable;
  nickname_review: NicknameReviewTable;
  node_beat: NodeBeatTable;
  notice_wording: NoticeWordingTable;
  notification: NotificationTable;
  notification_count: NotificationCountTable;
  notification_delivery: NotificationDeliveryTable;
  notification_mail: NotificationMailTable;
  notification_preference: NotificationPreferenceTable;
  notification_setting: NotificationSettingTable;
  notification_text: NotificationTextTable;
  office_view: OfficeViewTable;
  on_call_alarm: OnCallAlarmTable;
  on_call_shift: OnCallShiftTable;
  on_call_step: OnCallStepTable;
  operator: OperatorTable;
  operator_act: OperatorActTable;
  operator_alert: OperatorAlertTable;
  operator_audit: OperatorAuditTable;
  operator_browser: OperatorBrowserTable;
  operator_challenge: OperatorChallengeTable;
  operator_invite: OperatorInviteTable;
  operator_login: OperatorLoginTable;
  operator_passkey: OperatorPasskeyTable;
  operator_recovery_code: OperatorRecoveryCodeTable;
  operator_session: OperatorSessionTable;
  operator_try: OperatorTryTable;
  outbox: OutboxTable;
  page_version: PageVersionTable;
  participation: ParticipationTable;
  passkey: PasskeyTable;
  passkey_challenge: PasskeyChallengeTable;
  payment_event: PaymentEventTable;
  payment_silence: PaymentSilenceTable;
  payoff: PayoffTable;
  payoff_batch: PayoffBatchTable;
  payoff_batch_row: PayoffBatchRowTable;
  payoff_event: PayoffEventTable;
  payoff_mark: PayoffMarkTable;
  payoff_setting: PayoffSettingTable;
  payoff_system_day: PayoffSystemDayTable;
  penalty: PenaltyTable;
  phone_change: PhoneChangeTable;
  place_answer: PlaceAnswerTable;
  place_proposal: PlaceProposalTable;
  point_package: PointPackageTable;
  private_memo: PrivateMemoTable;
  private_read: PrivateReadTable;
  private_tier: PrivateTierTable;
  purchase: PurchaseTable;
  push_subscription: PushSubscriptionTable;
  quiet_help: QuietHelpTable;
  ranking_entry: RankingEntryTable;
  ranking_exclusion: RankingExclusionTable;
  ranking_generation: RankingGenerationTable;
  rate_window: RateWindowTable;
  read_link: ReadLinkTable;
  receipt: ReceiptTable;
  receipt_correction: ReceiptCorrectionTable;
  receipt_counter: ReceiptCounterTable;
  receipt_export: ReceiptExportTable;
  receipt_file: ReceiptFileTable;
  receipt_line: ReceiptLineTable;
  receipt_reversal: ReceiptReversalTable;
  recommendation_weight: RecommendationWeightTable;
  referral: ReferralTable;
  referral_code: ReferralCodeTable;
  refund: RefundTable;
  removal_request: RemovalRequestTable;
  report: ReportTable;
  review: ReviewTable;
  reward_balance: RewardBalanceTable;
  routine: RoutineTable;
  safety_setting: SafetySettingTable;
  saved_answer: SavedAnswerTable;
  saved_search: SavedSearchTable;
  saved_search_look: SavedSearchLookTable;
  schedule: ScheduleTable;
  sent_message: SentMessageTable;
  session: SessionTable;
  setting: SettingTable;
  setting_change: SettingChangeTable;
  settlement: SettlementTable;
  sms_code: SmsCodeTable;
  sos: SosTable;
  stage_change: StageChangeTable;
  stage_count: StageCountTable;
  stage_fee: StageFeeTable;
  stage_progress: StageProgressTable;
  stage_requirement: StageRequirementTable;
  standing_due: StandingDueTable;
  standing_run: StandingRunTable;
  store: StoreTable;
  store_alias: StoreAliasTable;
  store_change: StoreChangeTable;
  suspension: SuspensionTable;
  text_report: TextReportTable;
  text_rule: TextRuleTable;
  text_stop: TextStopTable;
  top_up: TopUpTable;
  upload: UploadTable;
  upload_part: UploadPartTable;
  wallet: WalletTable;
  watch_link: WatchLinkTable;
  work_item: WorkItemTable;
  'sandbox_line.code': SandboxLineCodeTable;
  'sandbox_line.person': SandboxLinePersonTable;
  'sandbox_payment.card': SandboxPaymentCardTable;
  'sandbox_payment.payment': SandboxPaymentPaymentTable;
  'sandbox_payment.refund': SandboxPaymentRefundTable;
  'sandbox_payment.setting': SandboxPaymentSettingTable;
  'sandbox_payment.webhook': SandboxPaymentWebhookTable;
  'stripe_payment.card': StripePaymentCardTable;
  'stripe_payment.customer': StripePaymentCustomerTable;
  'stripe_payment.payment': StripePaymentPaymentTable;
  'stripe_payment.refund': StripePaymentRefundTable;
}
