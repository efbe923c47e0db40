-- Coupons that guests redeem for free points, and the gifts that guests send to casts.

create table coupon (
  id uuid primary key,
  code text not null constraint coupon_code unique check (code ~ '^[A-Z0-9]{4,10}$'),
  name text not null check (char_length(name) between 1 and 50),          -- the operator's
  title text not null check (char_length(title) between 1 and 255),       -- the guest reads it
  description text not null default '' check (char_length(description) <= 500),
  points integer not null check (points between 1 and 400),
  term_days smallint not null check (term_days between 1 and 365),        -- of the free points
  starts_at timestamptz not null,
  ends_at timestamptz not null,                                           -- the last moment to redeem
  ended_at timestamptz,                                                   -- by the operator, before its time
  total_limit integer check (total_limit > 0),                            -- null: as many as come
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
  phone_index bytea not null,           -- HMAC of the number: it outlives an account that was left
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

-- Codes that were tried and are not (yet) known to be right: guessing is limited.
create table coupon_try (
  guest_id uuid not null references guest,
  code text not null,
  tried_at timestamptz not null,
  primary key (guest_id, code)          -- the same code again tells nobody anything new
);

create table gift (
  id uuid primary key,
  name text not null check (char_length(name) between 1 and 30),
  points integer not null check (points between 100 and 50000),
  picture text not null check (picture ~ '^[a-z][a-z-]{0,29}$'),          -- a drawing of the web
  position smallint not null,
  created_at timestamptz not null,
  removed_at timestamptz
);
create index gift_offered on gift (position, id) where removed_at is null;

create table gift_sent (
  id uuid primary key,
  gift_id uuid not null references gift,
  guest_id uuid not null references guest,
  cast_id uuid not null references cast_member,
  points integer not null check (points > 0),
  fee_points integer not null check (fee_points >= 0),
  reward_points integer not null check (reward_points >= 0),
  day date not null,                    -- the Tokyo day of sent_at
  sent_at timestamptz not null,
  check (fee_points + reward_points = points)
);
create index gift_sent_by_guest on gift_sent (guest_id, id desc);
create index gift_sent_by_guest_day on gift_sent (guest_id, day);
create index gift_sent_to_cast on gift_sent (cast_id, day);
create index gift_sent_to_cast_newest on gift_sent (cast_id, id desc);
create trigger gift_sent_append_only before update or delete on gift_sent
  for each row execute function refuse_change();

-- The gifts offered at first; the operator edits them. None is an alcoholic drink: casts may be under 20.
insert into gift (id, name, points, picture, position, created_at) values
  ('0197a000-0000-7000-8000-000000000101', 'ショコラ', 300, 'chocolate', 1, '2026-11-21 00:00+09'),
  ('0197a000-0000-7000-8000-000000000102', '一輪のバラ', 500, 'rose', 2, '2026-11-21 00:00+09'),
  ('0197a000-0000-7000-8000-000000000103', 'マカロン', 1000, 'macaron', 3, '2026-11-21 00:00+09'),
  ('0197a000-0000-7000-8000-000000000104', 'キャンドル', 2000, 'candle', 4, '2026-11-21 00:00+09'),
  ('0197a000-0000-7000-8000-000000000105', '花束', 3000, 'bouquet', 5, '2026-11-21 00:00+09'),
  ('0197a000-0000-7000-8000-000000000106', '香水', 5000, 'perfume', 6, '2026-11-21 00:00+09'),
  ('0197a000-0000-7000-8000-000000000107', '三日月のペンダント', 10000, 'pendant', 7, '2026-11-21 00:00+09');
