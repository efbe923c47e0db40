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
  review text check (review in ('NAME_MISMATCH', 'RETURNED')),
  points integer not null check (points > 0),
  withholding_yen integer not null check (withholding_yen >= 0),
  transfer_fee_yen integer not null check (transfer_fee_yen >= 0),
  transfer_yen integer not null check (transfer_yen > 0),
  tax_included boolean not null,
  -- the calendar days that withholding counts, kept so that it can be computed again
  period_start date not null,
  period_end date not null,
  pay_day date not null,
  destination bytea not null,           -- sealed; the account as it was
  destination_due_at timestamptz,       -- when a changed account takes its place
  approval_due_at timestamptz,          -- without approval by then it waits for the next pay day
  requested_at timestamptz not null,
  transferred_on date,
  returned_at timestamptz,              -- the bank has sent it back once
  reason text,                          -- why it was rejected or came back
  check (transfer_yen + transfer_fee_yen + withholding_yen = points),
  check ((status = 'TRANSFERRED') = (transferred_on is not null)),
  check ((status = 'AWAITING_APPROVAL') = (approval_due_at is not null))
);
create unique index payoff_one_open on payoff (cast_id)
  where kind = 'CAST_PAYOFF' and status in ('AWAITING_APPROVAL', 'NOT_TRANSFERRED') and returned_at is null;
create unique index payoff_one_automatic on payoff (cast_id, period_end) where kind = 'SYSTEM_PAYOFF';
create index payoff_of_cast on payoff (cast_id, id desc);
create index payoff_by_day on payoff (pay_day, number) where status = 'NOT_TRANSFERRED';
create index payoff_approval_due on payoff (approval_due_at, id) where approval_due_at is not null;
create index payoff_destination_due on payoff (destination_due_at, id) where destination_due_at is not null;

-- Everything that happened to a payoff and who did it.
create table payoff_event (
  id bigint generated always as identity primary key,
  payoff_id uuid not null references payoff,
  at timestamptz not null,
  action text not null check (action in ('REQUEST', 'APPROVE', 'REJECT', 'POSTPONE', 'RELEASE', 'EXPORT', 'TRANSFER', 'RETURN', 'CHANGE_ACCOUNT')),
  actor text not null,                  -- 'cast', 'clock' or the operator's name
  to_status text not null,
  reason text
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
  file bytea not null,                  -- sealed; the bytes never change
  created_at timestamptz not null,
  created_by text not null,
  exported_at timestamptz,
  confirmed_at timestamptz
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

-- The 15ths whose automatic payoffs are done.
create table payoff_system_day (
  day date primary key,
  done_at timestamptz not null
);
