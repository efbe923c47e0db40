-- What each person's open screens are told, numbered without gaps in the order of commits; who was away asks for what came after his number.

-- The last number given. Its row is locked last in a transaction, those of several people in the order of their ids. No foreign key: its
-- check would lock the account after that.
create table live_head (
  account_id uuid primary key,
  seq bigint not null check (seq > 0)
);

create table live_event (
  account_id uuid not null,
  seq bigint not null check (seq > 0),
  name text not null,
  payload jsonb not null,
  created_at timestamptz not null,
  primary key (account_id, seq)
);
create index live_event_age on live_event (created_at);
