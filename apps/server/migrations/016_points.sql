-- Notices before points end, what two operators decide together, and the nightly look at the books.

-- When the guest is told next that the lot ends soon; null when there is nothing more to tell.
alter table lot add column notice_at timestamptz;
create index lot_to_notice on lot (notice_at, id) where notice_at is not null and remaining_points > 0;

-- Paid before: told at 10:00 of the last day to come of 30, 7 and 1 days before the end.
update lot set notice_at = (expires_on - 30 + time '10:00') at time zone 'Asia/Tokyo' where remaining_points + held_points > 0;

-- An act on somebody's points: proposed by one operator, decided by another.
create table operator_act (
  id uuid primary key,
  kind text not null check (kind in ('GUEST_ADJUSTMENT', 'CAST_ADJUSTMENT', 'REFUND')),
  account_id uuid not null references account,
  purchase_id uuid references purchase,
  points integer not null check (points <> 0),     -- of an adjustment: what is given, or taken when negative
  reason text not null check (reason <> ''),
  proposed_by text not null check (proposed_by <> ''),
  proposed_at timestamptz not null,
  approved_by text,
  approved_at timestamptz,
  declined_by text,
  declined_at timestamptz,
  constraint operator_act_two_people check (lower(approved_by) <> lower(proposed_by)),
  check ((approved_by is null) = (approved_at is null)),
  check ((declined_by is null) = (declined_at is null)),
  check (approved_at is null or declined_at is null),
  check ((kind = 'REFUND') = (purchase_id is not null)),
  check (kind <> 'REFUND' or points > 0)
);
create index operator_act_open on operator_act (proposed_at, id) where approved_at is null and declined_at is null;

-- Every night's look at the books: how far the journal had come, whom it looked at, what was wrong.
create table ledger_check (
  id bigint generated always as identity primary key,
  started_at timestamptz not null,
  finished_at timestamptz not null,
  through_transfer_id bigint not null,
  people integer not null,
  incoherences integer not null
);
