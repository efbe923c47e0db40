-- == money/billing

-- Holds and the journal, which point at bookings and purchases.
create table card (
  id uuid primary key,
  guest_id uuid not null references guest,
  provider_card_id text not null unique,
  brand text not null,
  last4 text not null check (last4 ~ '^\d{4}$'),
  expires_month smallint not null check (expires_month between 1 and 12),
  expires_year smallint not null,
  registered_at timestamptz not null,
  removed_at timestamptz,
  fingerprint text  -- the same for one card number; null where the provider says nothing
);
create unique index card_current on card (guest_id) where removed_at is null;
create index card_by_fingerprint on card (fingerprint) where fingerprint is not null;
create index card_of_guest on card (guest_id);

create table point_package (
  id uuid primary key,
  points integer not null check (points between 500 and 1000000),
  position smallint not null,
  removed_at timestamptz
);
-- The packages on sale at first; the operator edits them.
insert into point_package (id, points, position) values
  ('0197a000-0000-7000-8000-000000000001', 1000, 1),
  ('0197a000-0000-7000-8000-000000000002', 3000, 2),
  ('0197a000-0000-7000-8000-000000000003', 5000, 3),
  ('0197a000-0000-7000-8000-000000000004', 10000, 4),
  ('0197a000-0000-7000-8000-000000000005', 30000, 5),
  ('0197a000-0000-7000-8000-000000000006', 50000, 6);

-- Cached balances beside the journal; the row is also the lock of everything a guest's points do.
create table wallet (
  guest_id uuid primary key references guest,
  paid_points integer not null default 0 check (paid_points >= 0),
  free_points integer not null default 0 check (free_points >= 0),
  held_points integer not null default 0 check (held_points >= 0),
  version bigint not null default 0
);

create table lot (
  id bigint generated always as identity primary key,
  guest_id uuid not null references wallet (guest_id),
  kind text not null check (kind in ('PAID', 'FREE')),
  granted_points integer not null check (granted_points > 0),
  remaining_points integer not null check (remaining_points >= 0),
  held_points integer not null default 0 check (held_points >= 0),
  expires_on date not null,  -- usable to the end of this JST day
  created_at timestamptz not null,
  expired_at timestamptz,
  -- When the guest is told next that the lot ends soon; null when there is nothing more to tell.
  notice_at timestamptz,
  check (remaining_points + held_points <= granted_points)
);
create index lot_usable on lot (guest_id, expires_on, id) where remaining_points > 0;
create index lot_due on lot (expires_on, id) where remaining_points > 0;
create index lot_to_notice on lot (notice_at, id) where notice_at is not null and remaining_points > 0;
-- A guest's points that are left or held, without those that are long spent.
create index lot_of_guest on lot (guest_id) where remaining_points > 0 or held_points > 0;

create table purchase (
  id uuid primary key,
  guest_id uuid not null references guest,
  client_key uuid not null,
  points integer not null,
  amount_yen integer not null check (amount_yen > 0),
  package_id uuid references point_package,
  card_id uuid references card,
  return_path text not null default '',  -- where the guest comes back to from the provider's page
  -- CREATED before the provider is asked; ACTION_REQUIRED waits for 3-D Secure
  status text not null check (status in ('CREATED', 'ACTION_REQUIRED', 'SUCCEEDED', 'FAILED')),
  provider_payment_id text unique,
  failure_code text,
  created_at timestamptz not null,
  completed_at timestamptz,
  lot_id bigint unique references lot,
  check_at timestamptz,  -- when the reconciler looks at it next
  kind text not null default 'PURCHASE' check (kind in ('PURCHASE', 'TOP_UP', 'SHORTFALL', 'DEBT')),
  booking_id uuid references booking,
  -- When a finished payment was compared with the payment service's books; null until then.
  compared_at timestamptz,
  unique (guest_id, client_key),
  check ((status = 'SUCCEEDED') = (lot_id is not null)),
  constraint purchase_points_check check (points > 0 and (kind <> 'PURCHASE' or points between 500 and 1000000)),
  constraint purchase_booking_check check (booking_id is not null or kind in ('PURCHASE', 'DEBT'))
);
create index purchase_of_guest on purchase (guest_id, created_at desc, id desc);
create index purchase_to_check on purchase (check_at, id) where check_at is not null;
create index purchase_of_booking on purchase (booking_id) where booking_id is not null;
create index purchase_to_compare on purchase (id)
  where compared_at is null and card_id is not null and completed_at is not null;

-- Who left opens nothing any more. Leaving holds the guest's row, so that what is under way ends before it, and what comes after sees it.
create function refuse_purchase_of_left() returns trigger language plpgsql as $$
begin
  perform from guest where id = new.guest_id for key share;
  if exists (select from account where id = new.guest_id and left_at is not null) then
    raise exception 'account % has left', new.guest_id using errcode = 'check_violation', constraint = 'account_left';
  end if;
  return new;
end $$;
create trigger purchase_of_left before insert on purchase for each row execute function refuse_purchase_of_left();

-- What a webhook told, each event once however often it comes.
create table payment_event (
  event_id text primary key,
  kind text not null,
  payment_key text,
  received_at timestamptz not null,
  constraint payment_event_kind_check check (kind in ('PAYMENT', 'CHARGEBACK', 'DISPUTE', 'OTHER'))
);
create index payment_event_of_key on payment_event (payment_key) where kind = 'CHARGEBACK';
-- When the payment service was last heard of.
create index payment_event_by_time on payment_event (received_at);

-- The card's owner took his money back: what remained of the lot went, the rest is a debt.
create table chargeback (
  id uuid primary key,
  purchase_id uuid not null unique references purchase,
  event_id text not null unique,
  amount_yen integer not null check (amount_yen > 0),
  taken_points integer not null check (taken_points >= 0),
  debt_points integer not null check (debt_points >= 0),
  created_at timestamptz not null,
  -- What the card company says of a dispute: until when it is to be answered, and how it ended.
  dispute_id text,
  dispute_reason text,
  respond_by timestamptz,
  outcome text check (outcome in ('WON', 'LOST')),
  decided_at timestamptz,
  -- Operators are reminded of a dispute before it can be answered no more.
  remind_at timestamptz,
  constraint chargeback_decided check ((outcome is null) = (decided_at is null))
);
create index chargeback_newest on chargeback (created_at, id);
create index chargeback_due on chargeback (remind_at, id) where remind_at is not null;

-- Money given back to the card. The points leave the lot when it begins and come back when the provider refuses.
create table refund (
  id uuid primary key,
  purchase_id uuid not null references purchase,
  points integer not null check (points > 0),
  amount_yen integer not null check (amount_yen > 0),
  status text not null check (status in ('CREATED', 'SUCCEEDED', 'FAILED')),
  provider_refund_id text unique,
  created_at timestamptz not null,
  completed_at timestamptz,
  check_at timestamptz,
  check ((status = 'CREATED') = (check_at is not null))
);
create index refund_of_purchase on refund (purchase_id);
create index refund_to_check on refund (check_at, id) where check_at is not null;

-- An authorisation: committed before the provider is asked, its id is the provider's key and, once captured, the purchase's.
create table top_up (
  id uuid primary key,
  guest_id uuid not null references guest,
  client_request_id uuid,  -- the request it was made for; null when the clock made it
  booking_id uuid references booking,  -- null until that request is stored
  card_id uuid not null references card,
  points integer not null check (points > 0),
  amount_yen integer not null check (amount_yen > 0),
  return_path text,  -- the guest is there and comes back to it; null when nobody is
  status text not null check (status in
    ('CREATED', 'ACTION_REQUIRED', 'AUTHORISED', 'CAPTURED', 'CANCELLING', 'CANCELLED', 'FAILED')),
  failure_code text,
  created_at timestamptz not null,
  expires_at timestamptz,
  check_at timestamptz,  -- when the reconciler looks at it
  compared_at timestamptz,
  check (client_request_id is not null or booking_id is not null),
  check (status not in ('AUTHORISED', 'CAPTURED') or expires_at is not null)
);
create unique index top_up_of_booking on top_up (booking_id) where status in ('CREATED', 'ACTION_REQUIRED', 'AUTHORISED');
create unique index top_up_of_request on top_up (guest_id, client_request_id)
  where booking_id is null and status in ('CREATED', 'ACTION_REQUIRED', 'AUTHORISED');
create index top_up_to_check on top_up (check_at, id) where check_at is not null;
-- What a card paid or owes for a booking, also long afterwards.
create index top_up_any_of_booking on top_up (booking_id) where booking_id is not null;
create index top_up_to_compare on top_up (id) where compared_at is null and status in ('CANCELLED', 'FAILED');
-- What a card may still have to pay is found by the card (rules.md 13: ceilings per card).
create index top_up_live_of_card on top_up (card_id) where status in ('CREATED', 'ACTION_REQUIRED', 'AUTHORISED');

-- Registrations of cards and payments by a person, counted against card testing. Addresses are kept as keyed hashes.
create table card_attempt (
  id bigint generated always as identity primary key,
  guest_id uuid not null references guest,
  address_hash bytea not null,
  -- a payment counts unless it succeeded or waits for 3-D Secure; a registration has none
  purchase_id uuid references purchase,
  created_at timestamptz not null,
  -- An authorisation asked for by a person counts like a purchase of his, against card testing.
  top_up_id uuid references top_up
);
create index card_attempt_of_guest on card_attempt (guest_id, created_at);
create index card_attempt_of_address on card_attempt (address_hash, created_at);

-- What a guest owes. An attempt to charge it is kept until its end is known; its id becomes the purchase's.
create table debt (
  id uuid primary key,
  guest_id uuid not null references guest,
  cause text not null check (cause in ('BOOKING', 'CHARGEBACK')),
  booking_id uuid references booking,
  purchase_id uuid references purchase,  -- what was charged back
  points integer not null check (points > 0),
  status text not null check (status in ('OPEN', 'PAID', 'WAIVED')),
  created_at timestamptz not null,
  ended_at timestamptz,
  waived_reason text,
  retry_at timestamptz,  -- the next charge without the guest
  attempt_id uuid unique,
  attempt_card_id uuid references card,
  attempt_points integer check (attempt_points > 0),
  attempt_yen integer check (attempt_yen > 0),
  attempt_return_path text,
  attempt_at timestamptz,
  check_at timestamptz,
  -- Of a waived debt: who waived it.
  waived_by uuid references operator,
  check ((status = 'OPEN') = (ended_at is null)),
  check ((attempt_id is null) = (check_at is null)),
  check ((attempt_id is null) = (attempt_card_id is null)),
  check (status = 'OPEN' or (retry_at is null and attempt_id is null))
);
create index debt_open on debt (guest_id) where status = 'OPEN';
create index debt_to_retry on debt (retry_at, id) where retry_at is not null;
create index debt_to_check on debt (check_at, id) where check_at is not null;
create index debt_of_booking on debt (booking_id) where booking_id is not null;
create index debt_waiting on debt (created_at, id) where status = 'OPEN';
-- What became of a chargeback's debt, and what is owed for one cause, are found without reading what everybody owed.
create index debt_of_purchase on debt (purchase_id) where purchase_id is not null;
create index debt_waiting_of_cause on debt (cause, created_at, id) where status = 'OPEN';

-- What waits for the payment service since the look at `seen_at`; raised once when it still does at a later one.
create table payment_silence (
  key uuid primary key,  -- the purchase, authorisation, refund or debt, or the booking that is settled
  what text not null check (what in ('PURCHASE', 'TOP_UP', 'SETTLEMENT', 'DEBT', 'REFUND')),
  seen_at timestamptz not null,
  raised_at timestamptz
);

-- == money/points

-- The ledger: accounts, an append-only journal of transfers, lots of points, holds on them.
-- A transfer moves points from one account to another, so the journal sums to zero by its shape.
create table ledger_account (
  id bigint generated always as identity primary key,
  -- PURCHASED, GRANTED, COMPENSATED: where points come from; EXPIRED, STAGE_FEE: where they end;
  -- GUEST_AVAILABLE, GUEST_HELD, CAST_REWARD belong to somebody
  kind text not null,
  owner_id uuid references account,
  unique nulls not distinct (kind, owner_id),
  constraint ledger_account_kind_check check (kind in (
    'PURCHASED', 'GRANTED', 'COMPENSATED', 'EXPIRED', 'STAGE_FEE', 'PAYOFF', 'ADJUSTED', 'REFUNDED', 'CHARGED_BACK',
    'GUEST_AVAILABLE', 'GUEST_HELD', 'GUEST_DEBT', 'CAST_REWARD',
    -- opened with her first frozen reward
    'CAST_FROZEN')),
  constraint ledger_account_owner_check check (
    (owner_id is not null) = (kind in ('GUEST_AVAILABLE', 'GUEST_HELD', 'GUEST_DEBT', 'CAST_REWARD', 'CAST_FROZEN')))
);
insert into ledger_account (kind) values
  ('PURCHASED'), ('GRANTED'), ('COMPENSATED'), ('EXPIRED'), ('STAGE_FEE'), ('PAYOFF'), ('ADJUSTED'), ('REFUNDED'), ('CHARGED_BACK');

create table reward_balance (
  cast_id uuid primary key references cast_member,
  reward_points integer not null default 0 check (reward_points >= 0),
  version bigint not null default 0
);

create table hold (
  id bigint generated always as identity primary key,
  booking_id uuid not null unique references booking,
  guest_id uuid not null references wallet (guest_id),
  created_at timestamptz not null
);

-- Which points of which lot; an extension adds rows. `points` only grows until the hold is resolved.
create table hold_lot (
  id bigint generated always as identity primary key,
  hold_id bigint not null references hold,
  lot_id bigint not null references lot,
  points integer not null check (points > 0),
  created_at timestamptz not null
);
create index hold_lot_of_hold on hold_lot (hold_id);
create index hold_lot_of_lot on hold_lot (lot_id);

-- A hold is resolved once; a second try meets the primary key.
create table hold_resolution (
  hold_id bigint primary key references hold,
  kind text not null check (kind in ('SETTLED', 'RELEASED')),
  used_points integer not null check (used_points >= 0),
  resolved_at timestamptz not null
);
create trigger hold_resolution_append_only before update or delete on hold_resolution
  for each row execute function refuse_change();

create table ledger_transfer (
  id bigint generated always as identity primary key,
  kind text not null,
  from_account_id bigint not null references ledger_account,
  to_account_id bigint not null references ledger_account,
  points integer not null check (points > 0),
  lot_id bigint references lot,
  booking_id uuid references booking,
  participation_id uuid references participation,
  purchase_id uuid references purchase,
  key text not null unique,  -- what this transfer is for; the same thing never happens twice
  created_at timestamptz not null,
  -- the coupon's redemption, gift, payoff, debt, refund or adjustment that its kind names
  cause_id uuid,
  check (from_account_id <> to_account_id),
  constraint ledger_transfer_kind_check check (kind in (
    'PURCHASE', 'TOP_UP', 'SHORTFALL', 'COUPON', 'HOLD', 'RELEASE', 'USE', 'CANCELLATION_FEE', 'STAGE_FEE', 'EXPIRY',
    'COMPENSATION', 'GIFT', 'DEBT', 'DEBT_PAID', 'DEBT_WAIVED', 'PAYOFF', 'PAYOFF_RETURN', 'REFUND', 'CHARGEBACK',
    'ADJUSTMENT', 'REWARD_FROZEN', 'REWARD_RELEASED', 'REWARD_RETURNED'))
);
create index ledger_transfer_of_booking on ledger_transfer (booking_id) where booking_id is not null;
create index ledger_transfer_of_cause on ledger_transfer (cause_id) where cause_id is not null;
create index ledger_transfer_earned on ledger_transfer (to_account_id, created_at) include (points)
  where kind in ('USE', 'CANCELLATION_FEE', 'DEBT', 'GIFT', 'REWARD_RELEASED');
create index ledger_transfer_fee on ledger_transfer (from_account_id, created_at) include (points)
  where kind in ('STAGE_FEE', 'REWARD_FROZEN');
-- The journal by kind of movement, the newest first.
create index ledger_transfer_of_kind on ledger_transfer (kind, id desc);
create index ledger_transfer_from on ledger_transfer (from_account_id, id desc) include (kind, created_at);
create index ledger_transfer_to on ledger_transfer (to_account_id, id desc) include (kind, created_at);
create trigger ledger_transfer_append_only before update or delete on ledger_transfer
  for each row execute function refuse_change();

create function add_to_ledger_day() returns trigger language plpgsql as $$
begin
  insert into ledger_day as d
    select (t.created_at at time zone 'Asia/Tokyo')::date, t.kind, f.kind, g.kind, coalesce(l.kind, 'NONE'), pg_backend_pid(), sum(t.points), count(*),
      min(t.id), max(t.id)
    from written t
    join ledger_account f on f.id = t.from_account_id join ledger_account g on g.id = t.to_account_id
    left join lot l on l.id = t.lot_id
    group by 1, 2, 3, 4, 5
  on conflict (day, kind, from_kind, to_kind, lot_kind, slot)
    do update set points = d.points + excluded.points, transfers = d.transfers + excluded.transfers,
      first_id = least(d.first_id, excluded.first_id), last_id = greatest(d.last_id, excluded.last_id);
  return null;
end $$;
create trigger ledger_transfer_days after insert on ledger_transfer
  referencing new table as written for each statement execute function add_to_ledger_day();

-- Every night's look at the books: how far the journal had come, whom it looked at, what was wrong.
create table ledger_check (
  id bigint generated always as identity primary key,
  started_at timestamptz not null,
  finished_at timestamptz not null,
  through_transfer_id bigint not null,
  people integer not null,
  incoherences integer not null,
  -- Which rules were broken.
  broken text[] not null default '{}'
);

-- A settled reward that waits for a decision: hers after all, or back to the guest together with the fee that was taken of it.
create table frozen_reward (
  participation_id uuid primary key references participation,
  booking_id uuid not null references booking,
  cast_id uuid not null references cast_member,
  guest_id uuid not null references guest,
  reward_points integer not null check (reward_points > 0),
  fee_points integer not null check (fee_points >= 0),
  frozen_at timestamptz not null,
  outcome text check (outcome in ('RELEASED', 'RETURNED')),
  decided_at timestamptz,
  decided_by uuid references operator,
  reason text check (reason <> ''),  -- private
  check ((outcome is null) = (decided_at is null)),
  check ((outcome is null) = (decided_by is null)),
  check ((outcome is null) = (reason is null))
);
create index frozen_reward_open on frozen_reward (frozen_at, participation_id) where outcome is null;
create index frozen_reward_of_cast on frozen_reward (cast_id) where outcome is null;

-- What moved on a Tokyo day from one kind of account to another: balances and reports are read from it, not from the journal. Each process of
-- the database adds to rows of its own (slot), so that nobody waits for another; what is past is put together in slot 0 every night.
create table ledger_day (
  day date not null,
  kind text not null,
  from_kind text not null,
  to_kind text not null,
  lot_kind text not null check (lot_kind in ('PAID', 'FREE', 'NONE')),
  slot integer not null,
  points bigint not null check (points > 0),
  transfers integer not null check (transfers > 0),
  -- Between which ids the movements of a day lie that moved alike: a list of some days goes along the ids of the journal, and begins and ends
  -- where they do.
  first_id bigint not null,
  last_id bigint not null,
  primary key (day, kind, from_kind, to_kind, lot_kind, slot),
  check (first_id <= last_id)
);

-- == money/stage

create table stage_fee (
  stage smallint primary key check (stage between 0 and 4),
  fee_percent smallint not null check (fee_percent between 0 and 100)
);
insert into stage_fee values (0, 25), (1, 20), (2, 17), (3, 14), (4, 10);

-- Friends or bookings since the last change of the stage that lead to it; the operator edits them.
create table stage_requirement (
  stage smallint primary key check (stage between 1 and 4),
  friends smallint not null check (friends > 0),
  bookings smallint not null check (bookings > 0)
);
insert into stage_requirement values (1, 3, 5), (2, 3, 8), (3, 5, 15), (4, 10, 30);

-- How far a cast is on the way to the next stage; the row is also the lock of everything that changes her stage.
create table stage_progress (
  cast_id uuid primary key references cast_member,
  friends integer not null default 0 check (friends >= 0),
  bookings integer not null default 0 check (bookings >= 0),
  changed_at timestamptz not null  -- since when is counted
);

-- What was counted, once: a participation for her who had it, a friend for her who invited her.
create table stage_count (
  cause_id uuid primary key,
  cast_id uuid not null references cast_member,
  kind text not null check (kind in ('BOOKING', 'FRIEND')),
  stage smallint not null,  -- hers at that time: what is taken back later lowers only this stage's count
  counted_at timestamptz not null,
  reversed_at timestamptz,
  -- Who took a stage count back, and why. Null: it still counts, or a chargeback took it back.
  reversed_by uuid references operator,
  reversed_reason text check (reversed_reason <> ''),
  check ((reversed_by is null) = (reversed_reason is null)),
  check (reversed_by is null or reversed_at is not null)
);
-- What counted for a cast, the last first, as the office shows it.
create index stage_count_of on stage_count (cast_id, counted_at desc, cause_id desc);

create table stage_change (
  id bigint generated always as identity primary key,
  cast_id uuid not null references cast_member,
  from_stage smallint not null,
  to_stage smallint not null,
  reached_by text not null check (reached_by in ('BOOKING', 'FRIEND')),
  at timestamptz not null,
  check (to_stage = from_stage + 1),
  unique (cast_id, to_stage)
);
create trigger stage_change_append_only before update or delete on stage_change
  for each row execute function refuse_change();

create table referral_code (
  cast_id uuid primary key references cast_member,
  code text not null unique check (code ~ '^[A-Z2-9]{8}$')
);

-- A cast who came by another's link. Decided at her first settled booking.
create table referral (
  friend_id uuid primary key references cast_member,
  referrer_id uuid not null references cast_member,
  created_at timestamptz not null,
  same_device boolean not null,  -- both had signed in with one browser
  -- SAME_PERSON: identity, bank account, card or device are the referrer's; REVIEW: an operator decides; REFUSED: he did not count her
  outcome text check (outcome in ('COUNTED', 'SAME_PERSON', 'REVIEW', 'REFUSED')),
  decided_at timestamptz,
  check (friend_id <> referrer_id),
  check ((outcome is null) = (decided_at is null))
);
create index referral_of_referrer on referral (referrer_id, decided_at);
create index referral_to_review on referral (decided_at, friend_id) where outcome = 'REVIEW';

-- == money/coupon

-- Coupons that guests redeem for free points, and the gifts that guests send to casts.
create table coupon (
  id uuid primary key,
  code text not null constraint coupon_code unique check (code ~ '^[A-Z0-9]{4,10}$'),
  name text not null check (char_length(name) between 1 and 50),  -- the operator's
  title text not null check (char_length(title) between 1 and 255),  -- the guest reads it
  description text not null default '' check (char_length(description) <= 500),
  points integer not null check (points between 1 and 400),
  term_days smallint not null check (term_days between 1 and 365),  -- of the free points
  starts_at timestamptz not null,
  ends_at timestamptz not null,  -- the last moment to redeem
  ended_at timestamptz,  -- by the operator, before its time
  total_limit integer check (total_limit > 0),  -- null: as many as come
  redeemed_count integer not null default 0,
  -- FIRST_PURCHASE: guests who have not bought points yet; NAMED: those of coupon_guest
  eligibility text not null check (eligibility in ('ALL', 'FIRST_PURCHASE', 'NAMED')),
  created_at timestamptz not null,
  check (starts_at < ends_at),
  check (redeemed_count >= 0 and redeemed_count <= coalesce(total_limit, redeemed_count))
);

create table coupon_guest (
  coupon_id uuid not null references coupon,
  guest_id uuid not null references guest,
  primary key (coupon_id, guest_id)
);

create table coupon_redemption (
  id uuid primary key,
  coupon_id uuid not null references coupon,
  guest_id uuid not null references guest,
  phone_index bytea not null,  -- HMAC of the number: it outlives an account that was left
  lot_id bigint not null unique references lot,
  points integer not null check (points > 0),
  expires_on date not null,
  redeemed_at timestamptz not null,
  constraint coupon_once_per_guest unique (coupon_id, guest_id),
  constraint coupon_once_per_person unique (coupon_id, phone_index)
);
create index coupon_redemption_of_guest on coupon_redemption (guest_id, id desc);
create trigger coupon_redemption_append_only before update or delete on coupon_redemption
  for each row execute function refuse_change();

create function refuse_coupon_of_left() returns trigger language plpgsql as $$
begin
  perform from guest where id = new.guest_id for key share;
  if exists (select from account where id = new.guest_id and left_at is not null) then
    raise exception 'account % has left', new.guest_id using errcode = 'check_violation', constraint = 'account_left';
  end if;
  return new;
end $$;
create trigger coupon_of_left before insert on coupon_redemption for each row execute function refuse_coupon_of_left();

-- Codes that were tried and are not (yet) known to be right: guessing is limited.
create table coupon_try (
  guest_id uuid not null references guest,
  code text not null,
  tried_at timestamptz not null,
  primary key (guest_id, code)  -- the same code again tells nobody anything new
);

-- == money/gift

create table gift (
  id uuid primary key,
  name text not null check (char_length(name) between 1 and 30),
  points integer not null check (points between 100 and 50000),
  picture text not null check (picture ~ '^[a-z][a-z-]{0,29}$'),  -- a drawing of the web
  position smallint not null,
  created_at timestamptz not null,
  removed_at timestamptz
);
-- The gifts offered at first; the operator edits them. None is an alcoholic drink: casts may be under 20.
insert into gift (id, name, points, picture, position, created_at) values
  ('0197a000-0000-7000-8000-000000000101', 'ショコラ', 300, 'chocolate', 1, '2026-11-21 00:00+09'),
  ('0197a000-0000-7000-8000-000000000102', '一輪のバラ', 500, 'rose', 2, '2026-11-21 00:00+09'),
  ('0197a000-0000-7000-8000-000000000103', 'マカロン', 1000, 'macaron', 3, '2026-11-21 00:00+09'),
  ('0197a000-0000-7000-8000-000000000104', 'キャンドル', 2000, 'candle', 4, '2026-11-21 00:00+09'),
  ('0197a000-0000-7000-8000-000000000105', '花束', 3000, 'bouquet', 5, '2026-11-21 00:00+09'),
  ('0197a000-0000-7000-8000-000000000106', '香水', 5000, 'perfume', 6, '2026-11-21 00:00+09'),
  ('0197a000-0000-7000-8000-000000000107', '三日月のペンダント', 10000, 'pendant', 7, '2026-11-21 00:00+09');
create index gift_offered on gift (position, id) where removed_at is null;

create table gift_sent (
  id uuid primary key,
  gift_id uuid not null references gift,
  guest_id uuid not null references guest,
  cast_id uuid not null references cast_member,
  points integer not null check (points > 0),
  fee_points integer not null check (fee_points >= 0),
  reward_points integer not null check (reward_points >= 0),
  day date not null,  -- the Tokyo day of sent_at
  sent_at timestamptz not null,
  check (fee_points + reward_points = points)
);
create index gift_sent_by_guest on gift_sent (guest_id, id desc);
create index gift_sent_by_guest_day on gift_sent (guest_id, day);
create index gift_sent_to_cast on gift_sent (cast_id, day);
create index gift_sent_to_cast_newest on gift_sent (cast_id, id desc);
create trigger gift_sent_append_only before update or delete on gift_sent
  for each row execute function refuse_change();

-- == money/receipt

-- Receipts of purchases: numbers without gaps, what was printed, the stored files, and what was given back afterwards.
--
-- The last number given. The row is locked last, in the transaction that stores the receipt: a number exists with its receipt or not at all.
create table receipt_counter (
  only_row boolean primary key default true check (only_row),
  last_number bigint not null check (last_number >= 0)
);
insert into receipt_counter (last_number) values (0);

create table receipt (
  id uuid primary key,
  number bigint not null unique check (number > 0),
  guest_id uuid not null references guest,
  day date not null,  -- the Tokyo day of its purchases
  issued_at timestamptz not null,
  addressee text not null check (char_length(addressee) between 1 and 50),
  honorific text not null check (honorific in ('様', '御中')),
  proviso text not null,
  points integer not null check (points > 0),
  total_yen integer not null check (total_yen > 0),
  tax_percent smallint not null check (tax_percent between 1 and 99),
  tax_yen integer not null,
  -- the issuer as it was then
  issuer_name text not null,
  issuer_address text not null,
  registration_number text not null check (registration_number ~ '^T\d{13}$'),
  -- contained in the total, rounded down once
  check (tax_yen = total_yen * tax_percent / (100 + tax_percent))
);
create index receipt_of_guest on receipt (guest_id, number desc);
create index receipt_by_day on receipt (day, number);
-- Receipts by a part of the name, however short, and by their total.
create index receipt_addressee_grams on receipt using gin (search_grams(addressee));
create index receipt_by_total on receipt (total_yen, number);
create statistics receipt_gram_counts on (search_grams(addressee)) from receipt;
create trigger receipt_append_only before update or delete on receipt
  for each row execute function refuse_change();

-- A mistyped name on a receipt: another receipt, under another number, stands in its place, and nothing of the first one changes.
--
-- Which receipt stands in the place of which. Once for each; the one in its place can be corrected again.
create table receipt_correction (
  receipt_id uuid primary key references receipt,
  replaced_by_id uuid not null unique references receipt,
  operator_id uuid not null references operator,
  corrected_at timestamptz not null,
  -- Why a receipt was corrected, for operators beside it.
  reason text check (reason <> ''),
  unique (receipt_id, replaced_by_id),
  check (receipt_id <> replaced_by_id)
);
create trigger receipt_correction_append_only before update or delete on receipt_correction
  for each row execute function refuse_change();

create table receipt_line (
  receipt_id uuid not null references receipt,
  position smallint not null check (position > 0),
  purchase_id uuid not null references purchase,
  kind text not null check (kind in ('PURCHASE', 'TOP_UP', 'SHORTFALL', 'DEBT')),
  points integer not null check (points > 0),
  amount_yen integer not null check (amount_yen > 0),
  -- The lines of a purchase are a chain: one says it first, and each other one replaces the line of the receipt that was corrected. So a
  -- purchase stands on one receipt in force at most, that at the end of its chain, without a row that is ever marked.
  replaces_id uuid,
  primary key (receipt_id, position),
  constraint receipt_line_once unique nulls not distinct (purchase_id, replaces_id),
  constraint receipt_line_of_receipt unique (receipt_id, purchase_id),
  constraint receipt_line_correction foreign key (replaces_id, receipt_id)
    references receipt_correction (receipt_id, replaced_by_id),
  constraint receipt_line_replaced foreign key (replaces_id, purchase_id)
    references receipt_line (receipt_id, purchase_id)
);
create trigger receipt_line_append_only before update or delete on receipt_line
  for each row execute function refuse_change();

-- Money given back to a card. With a receipt it is its reversal record (返還); without one it lessens what a later receipt can say.
create table receipt_reversal (
  id bigint generated always as identity primary key,
  refund_id uuid unique references refund,
  purchase_id uuid not null references purchase,
  receipt_id uuid references receipt,
  points integer not null check (points >= 0),
  amount_yen integer not null check (amount_yen > 0),
  tax_yen integer not null check (tax_yen >= 0),
  returned_at timestamptz not null,
  chargeback_id uuid unique references chargeback,
  -- A correction reverses what was left of a receipt; no money moves.
  replaced_by_id uuid,
  constraint receipt_reversal_cause check (num_nonnulls(refund_id, chargeback_id, replaced_by_id) = 1),
  constraint receipt_reversal_correction foreign key (receipt_id, replaced_by_id)
    references receipt_correction (receipt_id, replaced_by_id),
  -- without a receipt the foreign key would not look
  constraint receipt_reversal_corrects check (replaced_by_id is null or receipt_id is not null)
);
create index receipt_reversal_of_purchase on receipt_reversal (purchase_id);
create index receipt_reversal_of_receipt on receipt_reversal (receipt_id) where receipt_id is not null;
create unique index receipt_reversal_by_correction on receipt_reversal (replaced_by_id, purchase_id)
  where replaced_by_id is not null;
create trigger receipt_reversal_append_only before update or delete on receipt_reversal
  for each row execute function refuse_change();

-- The PDF of a receipt: the original and the one that says 再発行, each stored once.
create table receipt_file (
  receipt_id uuid not null references receipt,
  copy text not null check (copy in ('ORIGINAL', 'REISSUE')),
  bytes bytea not null,
  sha256 bytea not null check (sha256 = sha256(bytes)),
  stored_at timestamptz not null,
  primary key (receipt_id, copy)
);
create trigger receipt_file_append_only before update or delete on receipt_file
  for each row execute function refuse_change();

-- Each time a file was handed out; the original once.
create table receipt_export (
  id bigint generated always as identity primary key,
  receipt_id uuid not null references receipt,
  copy text not null,
  exported_at timestamptz not null,
  constraint receipt_export_copy_check check (copy in ('ORIGINAL', 'REISSUE', 'REPRINT', 'VOID'))
);
create unique index receipt_export_original on receipt_export (receipt_id) where copy = 'ORIGINAL';
create index receipt_export_of_receipt on receipt_export (receipt_id);
create trigger receipt_export_append_only before update or delete on receipt_export
  for each row execute function refuse_change();

-- == money/payoff

-- Payoffs of reward points to bank accounts, their bank files, and what an operator sets about them.
create table payoff_setting (
  id boolean primary key default true check (id),
  transfer_fee_yen integer not null check (transfer_fee_yen >= 0),
  fee_bearer text not null check (fee_bearer in ('PAYEE', 'OPERATOR')),
  withholding_mode text not null check (withholding_mode in ('NONE', 'HOSTESS_204_1_6')),
  -- the account the bank takes the money from; a file needs all of it
  consignor jsonb,
  line_ends boolean not null default true
);
insert into payoff_setting (transfer_fee_yen, fee_bearer, withholding_mode) values (200, 'PAYEE', 'NONE');

-- A cast's registration number for qualified invoices; with one her payoffs count as tax-inclusive.
create table cast_invoice_number (
  cast_id uuid primary key references cast_member,
  number text not null check (number ~ '^T\d{13}$')
);

create table payoff (
  id uuid primary key,
  -- in the bank file, by which an answer of the bank is recognised
  number bigint generated always as identity unique,
  cast_id uuid not null references cast_member,
  kind text not null check (kind in ('SYSTEM_PAYOFF', 'CAST_PAYOFF')),
  status text not null check (status in ('AWAITING_APPROVAL', 'REJECTED', 'NOT_TRANSFERRED', 'TRANSFERRED')),
  review text,
  points integer not null check (points > 0),
  withholding_yen integer not null check (withholding_yen >= 0),
  transfer_fee_yen integer not null check (transfer_fee_yen >= 0),
  transfer_yen integer not null check (transfer_yen > 0),
  tax_included boolean not null,
  -- the calendar days that withholding counts, kept so that it can be computed again
  period_start date not null,
  period_end date not null,
  pay_day date not null,
  destination bytea not null,  -- sealed; the account as it was
  destination_due_at timestamptz,  -- when a changed account takes its place
  approval_due_at timestamptz,  -- without approval by then it waits for the next pay day
  requested_at timestamptz not null,
  transferred_on date,
  returned_at timestamptz,  -- the bank has sent it back once
  reason text,  -- why it was rejected or came back
  check (transfer_yen + transfer_fee_yen + withholding_yen = points),
  check ((status = 'TRANSFERRED') = (transferred_on is not null)),
  check ((status = 'AWAITING_APPROVAL') = (approval_due_at is not null)),
  constraint payoff_review_check check (review in ('NAME_MISMATCH', 'RETURNED', 'TAKEOVER', 'CIRCLE', 'YOUNG_CARD'))
);
create unique index payoff_one_open on payoff (cast_id)
  where kind = 'CAST_PAYOFF' and status in ('AWAITING_APPROVAL', 'NOT_TRANSFERRED') and returned_at is null;
create unique index payoff_one_automatic on payoff (cast_id, period_end) where kind = 'SYSTEM_PAYOFF';
create index payoff_of_cast on payoff (cast_id, id desc);
create index payoff_by_day on payoff (pay_day, number) where status = 'NOT_TRANSFERRED';
create index payoff_approval_due on payoff (approval_due_at, id) where approval_due_at is not null;
create index payoff_destination_due on payoff (destination_due_at, id) where destination_due_at is not null;
-- A pay day is worked through as one: its payoffs by number, and what stands where without reading rows.
create index payoff_of_day on payoff (pay_day desc, number) include (status, review, transfer_yen);

-- Everything that happened to a payoff and who did it.
create table payoff_event (
  id bigint generated always as identity primary key,
  payoff_id uuid not null references payoff,
  at timestamptz not null,
  action text not null check (action in ('REQUEST', 'APPROVE', 'REJECT', 'POSTPONE', 'RELEASE', 'EXPORT', 'TRANSFER', 'RETURN', 'CHANGE_ACCOUNT')),
  actor text not null,  -- 'cast', 'clock' or the operator's name
  to_status text not null,
  reason text,
  operator_id uuid references operator,
  check (actor in ('cast', 'clock', 'operator')),
  check ((actor = 'operator') = (operator_id is not null))
);
create index payoff_event_of on payoff_event (payoff_id, id);
create trigger payoff_event_unchanged before update or delete on payoff_event
  for each row execute function refuse_change();

-- A file for the bank: DRAFT until it was handed over, CONFIRMED when each row has its result.
create table payoff_batch (
  id uuid primary key,
  pay_day date not null,
  status text not null check (status in ('DRAFT', 'EXPORTED', 'CONFIRMED')),
  row_count integer not null check (row_count > 0),
  total_yen bigint not null check (total_yen > 0),
  sha256 bytea not null,
  file bytea not null,  -- sealed; the bytes never change
  created_at timestamptz not null,
  exported_at timestamptz,
  confirmed_at timestamptz,
  created_by uuid not null references operator
);
create index payoff_batch_of_day on payoff_batch (pay_day, id);
-- never two files at once that the bank has not got yet
create unique index payoff_batch_draft on payoff_batch (pay_day) where status = 'DRAFT';

create table payoff_batch_row (
  batch_id uuid not null references payoff_batch,
  payoff_id uuid not null references payoff,
  transfer_yen integer not null check (transfer_yen > 0),
  result text check (result in ('TRANSFERRED', 'RETURNED')),
  result_at timestamptz,
  reason text,
  primary key (batch_id, payoff_id)
);
-- a payoff is in one file, until the bank sends it back
create unique index payoff_in_one_file on payoff_batch_row (payoff_id) where result is distinct from 'RETURNED';
-- Whether a bank has answered for every payment of a file is asked at each answer.
create index payoff_batch_row_awaiting on payoff_batch_row (batch_id) where result is null;

-- The 15ths whose automatic payoffs are done.
create table payoff_system_day (
  day date primary key,
  done_at timestamptz not null
);

-- What stands in which column of the CSV in which a bank says what became of payments: mapped once for each bank. Nothing about a person.
create table bank_csv_layout (
  id uuid primary key,
  -- How operators call the bank, or one of its files.
  name text not null check (name <> '' and char_length(name) <= 40),
  has_header boolean not null,
  delimiter text not null check (delimiter in ('COMMA', 'TAB', 'SEMICOLON')),
  -- By what a line names its payment: the payoff's number, or account, amount and payee together.
  finds_by text not null check (finds_by in ('NUMBER', 'PAYEE')),
  -- Columns count from 1.
  number_column int check (number_column between 1 and 200),
  account_column int check (account_column between 1 and 200),
  amount_column int check (amount_column between 1 and 200),
  payee_column int check (payee_column between 1 and 200),
  result_column int not null check (result_column between 1 and 200),
  -- What the result's cell says; an empty cell says something, too.
  transferred_values text[] not null,
  returned_values text[] not null,
  -- Of lines about no payment.
  skipped_values text[] not null,
  -- Null: the result's own cell says why.
  reason_column int check (reason_column between 1 and 200),
  -- Who edits has read this one.
  version int not null default 1 check (version > 0),
  made_by uuid not null references operator,
  made_at timestamptz not null,
  constraint bank_csv_layout_name_once unique (name),
  check ((finds_by = 'NUMBER') = (number_column is not null)),
  check ((finds_by = 'PAYEE') = (account_column is not null)),
  check ((finds_by = 'PAYEE') = (amount_column is not null)),
  check ((finds_by = 'PAYEE') = (payee_column is not null)),
  check (cardinality(transferred_values) + cardinality(returned_values) > 0),
  check (not transferred_values && returned_values)
);

create table payoff_mark (
  payoff_id uuid not null references payoff,
  mark text not null check (mark in ('YOUNG_CARD', 'CIRCLE', 'OTHER_NAME')),
  since timestamptz not null,
  -- Until when it may not be paid by itself; null: until somebody has looked.
  waits_until timestamptz,
  -- When an operator said that it was looked at.
  released_at timestamptz,
  primary key (payoff_id, mark)
);

-- What two identities have in common, or had.
create view shared_sign as
  select mine.identity_id, theirs.identity_id as other_id, 'LINE' as kind
  from line_user mine
    join line_user theirs on theirs.user_index = mine.user_index and theirs.identity_id <> mine.identity_id
  union all
  select a.identity_id, o.identity_id, 'CARD'
  from account a
    join card mine on mine.guest_id = a.id
    join card theirs on theirs.fingerprint = mine.fingerprint and theirs.guest_id <> mine.guest_id
    join account o on o.id = theirs.guest_id and o.identity_id <> a.identity_id
  union all
  select mine.identity_id, theirs.identity_id, 'DEVICE'
  from identity_device mine
    join identity_device theirs on theirs.device_hash = mine.device_hash and theirs.identity_id <> mine.identity_id
  union all
  select a.identity_id, o.identity_id, 'BANK'
  from account a
    join cast_private mine on mine.cast_id = a.id
    join cast_private theirs on theirs.bank_account_index = mine.bank_account_index and theirs.cast_id <> mine.cast_id
    join account o on o.id = theirs.cast_id and o.identity_id <> a.identity_id;


-- == what meetings refer to

alter table settlement
  add foreign key (top_up_id) references top_up,
  add foreign key (charge_card_id) references card;
