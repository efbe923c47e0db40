-- Devices of sessions, what a code is for, when a number was last proved, changes of number and requests for a lost one.

-- A number that nobody proved for long may be somebody else's by now.
alter table identity add column phone_verified_at timestamptz;
update identity set phone_verified_at = created_at where phone_index is not null;

alter table session
  add column platform smallint not null default 1 check (platform in (1, 2)),
  add column device text,
  add column browser text,
  add column network_index bytea;      -- HMAC of the network it was last used from
create index session_of_grant on session (grant_id);
create index identity_grant_of_identity on identity_grant (identity_id) where revoked_at is null;

alter table sms_code add column purpose text not null default 'LOGIN'
  check (purpose in ('LOGIN', 'CHANGE_PHONE', 'LOST_NUMBER', 'PHONE_CHECK'));

create table phone_change (
  id uuid primary key,
  identity_id uuid not null references identity,
  account_id uuid not null references account,
  grant_id uuid not null references identity_grant,  -- the browser that asked stays signed in
  code_id uuid not null unique,        -- the code that proved the new number
  old_sealed bytea,
  new_index bytea not null,
  new_sealed bytea not null,
  -- DONE: took effect at once; the others waited for an operator
  state text not null check (state in ('WAITING', 'DONE', 'APPROVED', 'REJECTED', 'WITHDRAWN')),
  asked_at timestamptz not null,
  decided_at timestamptz,
  decided_by uuid references operator,
  reason text,
  check ((state = 'WAITING') = (decided_at is null))
);
create unique index phone_change_one_waiting on phone_change (identity_id) where state = 'WAITING';
create index phone_change_of_identity on phone_change (identity_id, asked_at desc);
create index phone_change_waiting on phone_change (asked_at) where state = 'WAITING';

-- Somebody has lost the number: asked by whoever has a new one, without a login.
create table lost_number (
  id uuid primary key,
  code_id uuid not null unique,
  browser_id text not null,
  network_index bytea not null,
  old_index bytea not null,
  old_sealed bytea not null,
  new_index bytea not null,
  new_sealed bytea not null,
  said_sealed bytea not null,          -- name, birthday and reason as typed
  state text not null check (state in ('WAITING', 'APPROVED', 'REJECTED')),
  asked_at timestamptz not null,
  identity_id uuid references identity,  -- whose number it became
  decided_at timestamptz,
  decided_by uuid references operator,
  reason text,
  check ((state = 'WAITING') = (decided_at is null)),
  check ((state = 'APPROVED') = (identity_id is not null))
);
create unique index lost_number_one_waiting on lost_number (old_index, browser_id) where state = 'WAITING';
create unique index lost_number_one_of_new on lost_number (new_index) where state = 'WAITING';
create index lost_number_by_network on lost_number (network_index, asked_at);
create index lost_number_waiting on lost_number (asked_at) where state = 'WAITING';
create index lost_number_of_identity on lost_number (identity_id) where identity_id is not null;
