-- Things that every feature stands on: extensions, settings, idempotency, outbox, the development inbox.

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

create table outbox (
  id bigint generated always as identity primary key,
  topic text not null,
  key text not null,
  payload jsonb not null,
  created_at timestamptz not null,
  processed_at timestamptz
);
create index outbox_waiting on outbox (id) where processed_at is null;

create table dev_inbox (
  id bigint generated always as identity primary key,
  channel text not null check (channel in ('SMS', 'MAIL', 'MESSAGE')),
  recipient text not null,
  body text not null,
  created_at timestamptz not null
);

-- A table whose rows, once written, are never changed or removed.
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end $$;
