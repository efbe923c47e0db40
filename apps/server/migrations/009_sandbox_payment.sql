-- The embedded payment provider keeps its own books, apart from ours, as a real one would.

create schema sandbox_payment;

create table sandbox_payment.customer_card (
  id text primary key,
  customer text not null,
  brand text not null,
  last4 text not null,
  expires_month smallint not null,
  expires_year smallint not null,
  behaviour text not null,              -- what its test number makes it do
  state text not null check (state in ('PENDING_3DS', 'READY', 'FAILED')),
  return_url text,
  created_at timestamptz not null
);

create table sandbox_payment.payment (
  id text primary key,
  idempotency_key text not null unique,
  card_id text not null references sandbox_payment.customer_card,
  amount_yen integer not null check (amount_yen > 0),
  state text not null check (state in ('PENDING_3DS', 'SUCCEEDED', 'FAILED')),
  failure_code text,
  return_url text,
  created_at timestamptz not null
);
