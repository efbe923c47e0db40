-- == gateways: each service that is embedded or adapted keeps its own books, apart from ours, as a real one would

create schema sandbox_payment;
create schema stripe_payment;
create schema sandbox_line;

create table dev_inbox (
  id bigint generated always as identity primary key,
  channel text not null,
  recipient text not null,
  body text not null,
  created_at timestamptz not null,
  html text,
  constraint dev_inbox_channel_check check (channel in ('SMS', 'MAIL', 'MESSAGE', 'LINE', 'PUSH'))
);

-- Solved challenges of the bot check; each counts once.
create table bot_check_used (
  challenge text primary key,
  expires_at timestamptz not null
);

-- A card, from the moment somebody is sent to the provider's page to enter it. The number itself is never kept.
create table sandbox_payment.card (
  id text primary key,
  customer text not null,
  return_url text not null,
  state text not null check (state in ('NEW', 'SECURE_PENDING', 'READY', 'FAILED')),
  failure_code text,
  brand text,
  last4 text,
  expires_month smallint,
  expires_year smallint,
  behaviour text,  -- what its test number makes it do
  created_at timestamptz not null,
  fingerprint text,
  check (state in ('NEW', 'FAILED') or behaviour is not null)
);

create table sandbox_payment.payment (
  id text primary key,
  idempotency_key text not null unique,
  card_id text not null references sandbox_payment.card,
  amount_yen integer not null check (amount_yen > 0),
  return_url text,
  state text not null,
  failure_code text,
  created_at timestamptz not null,
  kind text not null default 'CHARGE' check (kind in ('CHARGE', 'AUTHORISATION')),
  captured_yen integer check (captured_yen between 1 and amount_yen),
  refunded_yen integer not null default 0 check (refunded_yen between 0 and amount_yen),
  expires_at timestamptz,  -- until when an authorisation can be captured
  constraint payment_state_check check (
    state in ('SECURE_PENDING', 'AUTHORISED', 'CANCELLED', 'SUCCEEDED', 'FAILED')),
  check (state <> 'AUTHORISED' or (kind = 'AUTHORISATION' and expires_at is not null))
);

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

create table stripe_payment.customer (
  customer text primary key,  -- as the product names the person
  stripe_id text not null unique,
  created_at timestamptz not null
);

-- A registered card, with the Stripe customer it belongs to.
create table stripe_payment.card (
  stripe_id text primary key,
  customer_stripe_id text not null,
  created_at timestamptz not null
);

-- One payment intent per key of ours. The row is there before Stripe is asked, its id before any money can move.
create table stripe_payment.payment (
  key text primary key,
  kind text not null check (kind in ('CHARGE', 'AUTHORISATION')),
  amount_yen integer not null check (amount_yen > 0),
  card_stripe_id text not null,
  stripe_id text unique,
  failure_code text,  -- refused before an intent was made
  attempt integer not null,  -- part of the key that is sent; a stored error of Stripe's is not asked for again
  created_at timestamptz not null,
  check (stripe_id is null or failure_code is null)
);

create table stripe_payment.refund (
  key text primary key,
  payment_key text not null references stripe_payment.payment,
  amount_yen integer not null check (amount_yen > 0),
  stripe_id text unique,
  attempt integer not null,
  created_at timestamptz not null
);

create table sandbox_line.person (
  sub text primary key,
  name text not null,
  created_at timestamptz not null
);

-- Codes it has given out; each counts once.
create table sandbox_line.code (
  code_hash bytea primary key,
  sub text not null references sandbox_line.person,
  redirect_uri text not null,
  nonce text not null,
  code_challenge text not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
