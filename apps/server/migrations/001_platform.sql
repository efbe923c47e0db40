-- Version 1.0.0 of the schema: a file for each wing of the server, in an order in which each refers to what stands before it. What two wings say of each
-- other stands at the end of the later one.

-- == platform

create extension if not exists btree_gist;
create extension if not exists pg_trgm;

create table setting (
  key text primary key,
  value jsonb not null
);

-- One effect and one answer per (account, key); the row commits with the effect.
create table idempotency_key (
  account_id uuid not null,
  key uuid not null,
  route text not null,
  body_hash bytea not null,
  status smallint,
  answer jsonb,
  created_at timestamptz not null,
  primary key (account_id, key)
);
-- What is a week old goes every night, as of the events and of what was told.
create index idempotency_key_by_time on idempotency_key (created_at);

create table outbox (
  id bigint generated always as identity primary key,
  topic text not null,
  key text not null,
  payload jsonb not null,
  created_at timestamptz not null,
  processed_at timestamptz,
  -- Why a row was given up: no such event any more, or not what its event carries. An operator sees it and may hand it on again.
  dead_reason text check (dead_reason is null or processed_at is not null)
);
-- Rows lie in the order in which they came: a note of each part of the table finds the old ones, and costs who adds one nothing.
create index outbox_by_time on outbox using brin (processed_at) with (autosummarize = on);
create index outbox_waiting on outbox (id) where processed_at is null;
create index outbox_dead on outbox (id) where dead_reason is not null;
-- Its first waiting row is what a key is locked by.
create index outbox_waiting_key on outbox (key, id) where processed_at is null;

-- Work of fixed times, by the product's clock; a row is made when the work is first looked at.
create table routine (
  name text primary key,
  -- Its last time that was begun.
  due_at timestamptz not null
);

-- What was given to a service of messages, so that nothing goes out twice. It says neither to whom nor what.
create table sent_message (
  key text primary key,
  channel text not null,
  -- FAILED was surely not sent and may be tried again; UNKNOWN may have been sent and is not.
  state text not null,
  started_at timestamptz not null,
  ended_at timestamptz,
  check ((state = 'STARTED') = (ended_at is null)),
  constraint sent_message_channel_check check (channel in ('SMS', 'MAIL', 'LINE', 'PUSH')),
  constraint sent_message_state_check check (state in ('STARTED', 'SENT', 'REFUSED', 'GONE', 'FAILED', 'UNKNOWN'))
);
create index sent_message_by_time on sent_message (started_at);
create index sent_message_of_channel on sent_message (channel, started_at);

-- Calls of a minute, counted by all processes together. Lost with a crash of the database, which costs nobody anything: so nothing of it is
-- written to the log.
create unlogged table rate_window (
  caller_hash bytea not null,  -- HMAC of the kind of call and of the account or address
  minute timestamptz not null,
  calls integer not null check (calls > 0),
  primary key (caller_hash, minute)
);
create index rate_window_by_minute on rate_window (minute);

-- What each person's open screens are told, numbered without gaps in the order of commits; who was away asks for what came after his number.
--
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
create index live_event_by_time on live_event using brin (created_at) with (autosummarize = on);

-- Each process of the product says every half minute that it is alive, what it does, and whether it reaches the storage of files. Who ends as
-- he should removes his row; one that stays behind stopped in mid-work.
create table node_beat (
  node_id uuid primary key,
  host text not null,
  pid integer not null,
  roles text[] not null,
  version text not null,
  migration integer not null,  -- the newest that it knows
  started_at timestamptz not null,
  beat_at timestamptz not null,
  reaches_storage boolean not null,
  free_bytes bigint,  -- of the storage; null where nobody can say
  -- Each leaves a mark of its own among the stored files and looks for those of the others: who does not see one keeps files elsewhere.
  unseen_marks integer  -- of other living processes; null where it left no mark itself
);
create index node_beat_by_time on node_beat (beat_at);

-- A table whose rows, once written, are never changed or removed.
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end $$;
