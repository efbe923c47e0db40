// Generated from the migrations by `npm run gen`. Do not edit.
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { Day } from '@yoimachi/domain/time';

/** Parsed when read; written as JSON text or an object. */
export type Json = ColumnType<unknown, string | object, string | object>;
export type JsonWithDefault = ColumnType<unknown, string | object | undefined, string | object>;

export interface AccountTable {
  id: string;
  identity_id: string;
  user_type: 1 | 2;
  registration_stage: Generated<0 | 1 | 4 | 5>;
  suspended_at: Date | null;
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
}

export interface CastPhotoTable {
  cast_id: string;
  position: number;
  path: string;
}

export interface CastPrivateTable {
  cast_id: string;
  account_info: Buffer | null;
  bank_account: Buffer | null;
}

export interface CastTagTable {
  cast_id: string;
  tag_group: string;
  tag: string;
}

export interface DevInboxTable {
  id: GeneratedAlways<number>;
  channel: 'SMS' | 'MAIL' | 'MESSAGE';
  recipient: string;
  body: string;
  created_at: Date;
}

export interface FavoriteTable {
  guest_id: string;
  cast_id: string;
  created_at: Date;
}

export interface GuestTable {
  id: string;
  nickname: Generated<string>;
  birthday: Day | null;
  profile: JsonWithDefault;
  age_checked_at: Date | null;
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
  phone_index: Buffer;
  phone_sealed: Buffer;
  created_at: Date;
}

export interface IdentityGrantTable {
  id: string;
  identity_id: string;
  refresh_hash: Buffer;
  created_at: Date;
  revoked_at: Date | null;
}

export interface LedgerAccountTable {
  id: GeneratedAlways<number>;
  kind:
    | 'PURCHASED'
    | 'GRANTED'
    | 'COMPENSATED'
    | 'EXPIRED'
    | 'STAGE_FEE'
    | 'GUEST_AVAILABLE'
    | 'GUEST_HELD'
    | 'CAST_REWARD';
  owner_id: string | null;
}

export interface LedgerTransferTable {
  id: GeneratedAlways<number>;
  kind:
    | 'PURCHASE'
    | 'COUPON'
    | 'HOLD'
    | 'RELEASE'
    | 'USE'
    | 'CANCELLATION_FEE'
    | 'STAGE_FEE'
    | 'EXPIRY'
    | 'COMPENSATION';
  from_account_id: number;
  to_account_id: number;
  points: number;
  lot_id: number | null;
  booking_id: string | null;
  participation_id: string | null;
  purchase_id: string | null;
  key: string;
  created_at: Date;
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
}

export interface NotificationTable {
  id: string;
  account_id: string;
  kind: string;
  body: string;
  link: string | null;
  created_at: Date;
  read_at: Date | null;
}

export interface NotificationCountTable {
  account_id: string;
  unread_count: Generated<number>;
  version: Generated<number>;
}

export interface OutboxTable {
  id: GeneratedAlways<number>;
  topic: string;
  key: string;
  payload: Json;
  created_at: Date;
  processed_at: Date | null;
}

export interface ParticipationTable {
  id: string;
  booking_id: string;
  cast_id: string;
  guest_id: string;
  schedule_id: string | null;
  status:
    'PENDING' | 'APPROVE' | 'REJECT' | 'CANCEL' | 'NO_SHOW' | 'FORCE_FINISH' | 'AUTO_REJECT' | 'AUTO_CANCEL';
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
}

export interface PenaltyTable {
  id: string;
  cast_id: string;
  participation_id: string;
  kind: 'CAST_CANCEL' | 'CAST_NO_SHOW';
  created_at: Date;
}

export interface PointPackageTable {
  id: string;
  points: number;
  position: number;
  removed_at: Date | null;
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
}

export interface RewardBalanceTable {
  cast_id: string;
  reward_points: Generated<number>;
  version: Generated<number>;
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

export interface SessionTable {
  id: string;
  account_id: string;
  grant_id: string;
  created_at: Date;
  refreshed_at: Date;
  ended_at: Date | null;
  end_reason: 'LOGOUT' | 'OTHER_DEVICE' | 'DEVICE_LIMIT' | 'SUSPENDED' | null;
}

export interface SettingTable {
  key: string;
  value: Json;
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
}

export interface StageFeeTable {
  stage: number;
  fee_percent: number;
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
}

export interface WalletTable {
  guest_id: string;
  paid_points: Generated<number>;
  free_points: Generated<number>;
  held_points: Generated<number>;
  version: Generated<number>;
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
}

export interface SandboxPaymentPaymentTable {
  id: string;
  idempotency_key: string;
  card_id: string;
  amount_yen: number;
  return_url: string;
  state: 'SECURE_PENDING' | 'SUCCEEDED' | 'FAILED';
  failure_code: string | null;
  created_at: Date;
}

export interface Database {
  account: AccountTable;
  booking: BookingTable;
  booking_event: BookingEventTable;
  bot_check_used: BotCheckUsedTable;
  card: CardTable;
  cast_member: CastMemberTable;
  cast_photo: CastPhotoTable;
  cast_private: CastPrivateTable;
  cast_tag: CastTagTable;
  dev_inbox: DevInboxTable;
  favorite: FavoriteTable;
  guest: GuestTable;
  hold: HoldTable;
  hold_lot: HoldLotTable;
  hold_resolution: HoldResolutionTable;
  idempotency_key: IdempotencyKeyTable;
  identity: IdentityTable;
  identity_grant: IdentityGrantTable;
  ledger_account: LedgerAccountTable;
  ledger_transfer: LedgerTransferTable;
  lot: LotTable;
  notification: NotificationTable;
  notification_count: NotificationCountTable;
  outbox: OutboxTable;
  participation: ParticipationTable;
  penalty: PenaltyTable;
  point_package: PointPackageTable;
  purchase: PurchaseTable;
  review: ReviewTable;
  reward_balance: RewardBalanceTable;
  schedule: ScheduleTable;
  session: SessionTable;
  setting: SettingTable;
  sms_code: SmsCodeTable;
  stage_fee: StageFeeTable;
  store: StoreTable;
  wallet: WalletTable;
  'sandbox_payment.card': SandboxPaymentCardTable;
  'sandbox_payment.payment': SandboxPaymentPaymentTable;
}
