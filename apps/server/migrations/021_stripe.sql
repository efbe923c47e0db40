-- What leads from our ids to Stripe's. Stripe's search is behind its writes, so nothing is ever looked up there.

create schema stripe_payment;

create table stripe_payment.customer (
  customer text primary key,            -- as the product names the person
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
  failure_code text,                    -- refused before an intent was made
  attempt integer not null,             -- part of the key that is sent; a stored error of Stripe's is not asked for again
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
