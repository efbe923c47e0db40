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
  removed_at timestamptz
);
create unique index card_current on card (guest_id) where removed_at is null;

create table point_package (
  id uuid primary key,
  points integer not null check (points between 500 and 1000000),
  position smallint not null,
  removed_at timestamptz
);

create table purchase (
  id uuid primary key,
  guest_id uuid not null references guest,
  client_key uuid not null,
  points integer not null check (points between 500 and 1000000),
  amount_yen integer not null check (amount_yen > 0),
  package_id uuid references point_package,
  card_id uuid references card,
  return_path text not null default '', -- where the guest comes back to from the provider's page
  -- CREATED before the provider is asked; ACTION_REQUIRED waits for 3-D Secure
  status text not null check (status in ('CREATED', 'ACTION_REQUIRED', 'SUCCEEDED', 'FAILED')),
  provider_payment_id text unique,
  failure_code text,
  created_at timestamptz not null,
  completed_at timestamptz,
  lot_id bigint unique references lot,
  check_at timestamptz,                 -- when the reconciler looks at it next
  unique (guest_id, client_key),
  check ((status = 'SUCCEEDED') = (lot_id is not null))
);
create index purchase_of_guest on purchase (guest_id, created_at desc, id desc);
create index purchase_to_check on purchase (check_at, id) where check_at is not null;

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
  kind text not null check (kind in ('PURCHASE', 'COUPON', 'HOLD', 'RELEASE', 'USE', 'CANCELLATION_FEE',
                                     'STAGE_FEE', 'EXPIRY', 'COMPENSATION')),
  from_account_id bigint not null references ledger_account,
  to_account_id bigint not null references ledger_account,
  points integer not null check (points > 0),
  lot_id bigint references lot,
  booking_id uuid references booking,
  participation_id uuid references participation,
  purchase_id uuid references purchase,
  key text not null unique,             -- what this transfer is for; the same thing never happens twice
  created_at timestamptz not null,
  check (from_account_id <> to_account_id)
);
create index ledger_transfer_from on ledger_transfer (from_account_id, id desc);
create index ledger_transfer_to on ledger_transfer (to_account_id, id desc);
create index ledger_transfer_of_booking on ledger_transfer (booking_id) where booking_id is not null;
create trigger ledger_transfer_append_only before update or delete on ledger_transfer
  for each row execute function refuse_change();

create table stage_fee (
  stage smallint primary key check (stage between 0 and 4),
  fee_percent smallint not null check (fee_percent between 0 and 100)
);
insert into stage_fee values (0, 25), (1, 20), (2, 17), (3, 14), (4, 10);
