-- Bank accounts that are found again; stages of casts, what they are reached by, and who invited whom.

alter table cast_private
  add column bank_account_index bytea,          -- HMAC of bank, branch, type and number: the same account is seen without opening any
  add column bank_account_changed_at timestamptz;
create index cast_private_by_bank_account on cast_private (bank_account_index) where bank_account_index is not null;

-- Friends or bookings since the last change of the stage that lead to it; the operator edits them.
create table stage_requirement (
  stage smallint primary key check (stage between 1 and 4),
  friends smallint not null check (friends > 0),
  bookings smallint not null check (bookings > 0)
);
insert into stage_requirement values (1, 3, 5), (2, 3, 8), (3, 5, 15), (4, 10, 30);

-- How far a cast is on the way to the next stage; the row is also the lock of everything that changes her stage.
create table stage_progress (
  cast_id uuid primary key references cast_member,
  friends integer not null default 0 check (friends >= 0),
  bookings integer not null default 0 check (bookings >= 0),
  changed_at timestamptz not null               -- since when is counted
);

-- What was counted, once: a participation for her who had it, a friend for her who invited her.
create table stage_count (
  cause_id uuid primary key,
  cast_id uuid not null references cast_member,
  kind text not null check (kind in ('BOOKING', 'FRIEND')),
  stage smallint not null,                      -- hers at that time: what is taken back later lowers only this stage's count
  counted_at timestamptz not null,
  reversed_at timestamptz
);

create table stage_change (
  id bigint generated always as identity primary key,
  cast_id uuid not null references cast_member,
  from_stage smallint not null,
  to_stage smallint not null,
  reached_by text not null check (reached_by in ('BOOKING', 'FRIEND')),
  at timestamptz not null,
  check (to_stage = from_stage + 1),
  unique (cast_id, to_stage)
);
create trigger stage_change_append_only before update or delete on stage_change
  for each row execute function refuse_change();

create table referral_code (
  cast_id uuid primary key references cast_member,
  code text not null unique check (code ~ '^[A-Z2-9]{8}$')
);

-- A cast who came by another's link. Decided at her first settled booking.
create table referral (
  friend_id uuid primary key references cast_member,
  referrer_id uuid not null references cast_member,
  created_at timestamptz not null,
  same_device boolean not null,                 -- both had signed in with one browser
  -- SAME_PERSON: identity, bank account, card or device are the referrer's; REVIEW: an operator decides; REFUSED: he did not count her
  outcome text check (outcome in ('COUNTED', 'SAME_PERSON', 'REVIEW', 'REFUSED')),
  decided_at timestamptz,
  check (friend_id <> referrer_id),
  check ((outcome is null) = (decided_at is null))
);
create index referral_of_referrer on referral (referrer_id, decided_at);
create index referral_to_review on referral (decided_at) where outcome = 'REVIEW';
