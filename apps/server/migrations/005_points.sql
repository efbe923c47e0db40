-- The ledger: accounts, an append-only journal of transfers, lots of points, holds on them.
-- A transfer moves points from one account to another, so the journal sums to zero by its shape.

create table ledger_account (
  id bigint generated always as identity primary key,
  -- PURCHASED, GRANTED, COMPENSATED: where points come from; EXPIRED, STAGE_FEE: where they end;
  -- GUEST_AVAILABLE, GUEST_HELD, CAST_REWARD belong to somebody
  kind text not null check (kind in ('PURCHASED', 'GRANTED', 'COMPENSATED', 'EXPIRED', 'STAGE_FEE',
                                     'GUEST_AVAILABLE', 'GUEST_HELD', 'CAST_REWARD')),
  owner_id uuid references account,
  unique nulls not distinct (kind, owner_id),
  check ((owner_id is null) = (kind in ('PURCHASED', 'GRANTED', 'COMPENSATED', 'EXPIRED', 'STAGE_FEE')))
);
insert into ledger_account (kind) values ('PURCHASED'), ('GRANTED'), ('COMPENSATED'), ('EXPIRED'), ('STAGE_FEE');

-- Cached balances beside the journal; the row is also the lock of everything a guest's points do.
create table wallet (
  guest_id uuid primary key references guest,
  paid_points integer not null default 0 check (paid_points >= 0),
  free_points integer not null default 0 check (free_points >= 0),
  held_points integer not null default 0 check (held_points >= 0),
  version bigint not null default 0
);

create table reward_balance (
  cast_id uuid primary key references cast_member,
  reward_points integer not null default 0 check (reward_points >= 0),
  version bigint not null default 0
);

create table lot (
  id bigint generated always as identity primary key,
  guest_id uuid not null references wallet (guest_id),
  kind text not null check (kind in ('PAID', 'FREE')),
  granted_points integer not null check (granted_points > 0),
  remaining_points integer not null check (remaining_points >= 0),
  held_points integer not null default 0 check (held_points >= 0),
  expires_on date not null,             -- usable to the end of this JST day
  created_at timestamptz not null,
  expired_at timestamptz,
  check (remaining_points + held_points <= granted_points)
);
create index lot_usable on lot (guest_id, expires_on, id) where remaining_points > 0;
create index lot_due on lot (expires_on, id) where remaining_points > 0;
