-- Card payments of every kind, what the provider tells us by itself, and limits against card testing.

alter table card add column fingerprint text;   -- the same for one card number; null where the provider says nothing

-- Captures and shortfalls of bookings and paid debts are purchases too.
alter table purchase drop constraint purchase_points_check;
alter table purchase
  add column kind text not null default 'PURCHASE' check (kind in ('PURCHASE', 'TOP_UP', 'SHORTFALL', 'DEBT')),
  add column booking_id uuid references booking,
  add constraint purchase_points_check check (points > 0 and (kind <> 'PURCHASE' or points between 500 and 1000000)),
  add constraint purchase_booking_check check (booking_id is not null or kind in ('PURCHASE', 'DEBT'));
create index purchase_of_booking on purchase (booking_id) where booking_id is not null;

-- What a webhook told, each event once however often it comes.
create table payment_event (
  event_id text primary key,
  kind text not null check (kind in ('PAYMENT', 'CHARGEBACK', 'OTHER')),
  payment_key text,
  received_at timestamptz not null
);

-- The card's owner took his money back: what remained of the lot went, the rest is a debt.
create table chargeback (
  id uuid primary key,
  purchase_id uuid not null unique references purchase,
  event_id text not null unique,
  amount_yen integer not null check (amount_yen > 0),
  taken_points integer not null check (taken_points >= 0),
  debt_points integer not null check (debt_points >= 0),
  created_at timestamptz not null
);

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

-- Registrations of cards and payments by a person, counted against card testing. Addresses are kept as keyed hashes.
create table card_attempt (
  id bigint generated always as identity primary key,
  guest_id uuid not null references guest,
  address_hash bytea not null,
  -- a payment counts unless it succeeded or waits for 3-D Secure; a registration has none
  purchase_id uuid references purchase,
  created_at timestamptz not null
);
create index card_attempt_of_guest on card_attempt (guest_id, created_at);
create index card_attempt_of_address on card_attempt (address_hash, created_at);

-- The embedded provider: authorisations, refunds, webhooks.

alter table sandbox_payment.card add column fingerprint text;
alter table sandbox_payment.payment
  drop constraint payment_state_check,
  alter column return_url drop not null,
  add column kind text not null default 'CHARGE' check (kind in ('CHARGE', 'AUTHORISATION')),
  add column captured_yen integer check (captured_yen between 1 and amount_yen),
  add column refunded_yen integer not null default 0 check (refunded_yen between 0 and amount_yen),
  add column expires_at timestamptz,              -- until when an authorisation can be captured
  add constraint payment_state_check check (
    state in ('SECURE_PENDING', 'AUTHORISED', 'CANCELLED', 'SUCCEEDED', 'FAILED')),
  add check (state <> 'AUTHORISED' or (kind = 'AUTHORISATION' and expires_at is not null));

create table sandbox_payment.refund (
  id text primary key,
  idempotency_key text not null unique,
  payment_id text not null references sandbox_payment.payment,
  amount_yen integer not null check (amount_yen > 0),
  created_at timestamptz not null
);

create table sandbox_payment.webhook (
  id bigint generated always as identity primary key,
  event_id text not null,
  payment_key text not null,
  body text not null,
  send_at timestamptz not null,
  sent_at timestamptz
);
create index webhook_of_payment on sandbox_payment.webhook (payment_key);
create index webhook_to_send on sandbox_payment.webhook (send_at, id) where sent_at is null;

-- How webhooks are sent: at once, before the call is answered, late, twice, or the older event after the newer.
create table sandbox_payment.setting (
  only_row boolean primary key default true check (only_row),
  webhooks text not null check (webhooks in ('PROMPT', 'EARLY', 'LATE', 'TWICE', 'OUT_OF_ORDER', 'OFF'))
);
insert into sandbox_payment.setting (webhooks) values ('PROMPT');
