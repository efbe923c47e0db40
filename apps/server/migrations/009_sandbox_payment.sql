-- The embedded payment provider keeps its own books, apart from ours, as a real one would.

create schema sandbox_payment;

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
  behaviour text,                       -- what its test number makes it do
  created_at timestamptz not null,
  check (state in ('NEW', 'FAILED') or behaviour is not null)
);

create table sandbox_payment.payment (
  id text primary key,
  idempotency_key text not null unique,
  card_id text not null references sandbox_payment.card,
  amount_yen integer not null check (amount_yen > 0),
  return_url text not null,
  state text not null check (state in ('SECURE_PENDING', 'SUCCEEDED', 'FAILED')),
  failure_code text,
  created_at timestamptz not null
);
