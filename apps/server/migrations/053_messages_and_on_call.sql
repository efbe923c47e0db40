-- What was given to a service of messages, so that nothing goes out twice. It says neither to whom nor what.
create table sent_message (
  key text primary key,
  channel text not null check (channel in ('SMS', 'MAIL')),
  -- FAILED was surely not sent and may be tried again; UNKNOWN may have been sent and is not.
  state text not null check (state in ('STARTED', 'SENT', 'REFUSED', 'FAILED', 'UNKNOWN')),
  started_at timestamptz not null,
  ended_at timestamptz,
  check ((state = 'STARTED') = (ended_at is null))
);
create index sent_message_by_time on sent_message (started_at);

-- Numbers are given to carriers in blocks; who sends codes to a whole block is paid for them. Codes of before have none.
alter table sms_code add column block_index bytea;
create index sms_code_by_block on sms_code (block_index, sent_at desc) where block_index is not null;

-- When which operator answers alarms, in the order in which they are told.
create table on_call_shift (
  id bigint generated always as identity primary key,
  operator_id uuid not null references operator (id),
  phone_sealed bytea not null,
  mail_sealed bytea,
  -- 0 Sunday to 6 Saturday, on which it begins; until the same minute or an earlier one is the next day.
  weekdays text not null check (weekdays ~ '^[0-6]{1,7}$'),
  from_minute smallint not null check (from_minute between 0 and 1439),
  to_minute smallint not null check (to_minute between 0 and 1439),
  position integer not null unique check (position > 0),
  added_by uuid not null references operator (id),
  created_at timestamptz not null
);

-- An alert that wakes people until somebody takes it.
create table on_call_alarm (
  id bigint generated always as identity primary key,
  alert_id bigint not null unique references operator_alert (id) on delete cascade,
  started_at timestamptz not null,
  -- When the next is told; null when nobody is to be told any more.
  next_at timestamptz,
  last_position integer,
  acknowledged_at timestamptz,
  acknowledged_by uuid references operator (id),
  check ((acknowledged_at is null) = (acknowledged_by is null)),
  check (next_at is null or acknowledged_at is null)
);
create index on_call_alarm_due on on_call_alarm (next_at, id) where next_at is not null;

-- Whom an alarm was told to. The shift goes, the operator stays.
create table on_call_step (
  id bigint generated always as identity primary key,
  alarm_id bigint not null references on_call_alarm (id) on delete cascade,
  operator_id uuid not null references operator (id),
  shift_id bigint references on_call_shift (id) on delete set null,
  told_at timestamptz not null,
  unique (alarm_id, told_at, shift_id)
);

-- A cast asks for help without a word, outside of a meeting, too.
create table quiet_help (
  id uuid primary key,
  cast_id uuid not null references account (id),
  choice text not null check (choice in ('CONTACT_NOW', 'DANGER', 'TALK_LATER')),
  created_at timestamptz not null,
  withdrawn_at timestamptz
);
create index quiet_help_by_cast on quiet_help (cast_id, created_at desc);

-- From where somebody signed in, posted or bought. What says where is sealed.
create table access_record (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('LOGIN', 'POST', 'PURCHASE')),
  call text not null,
  account_id uuid not null,
  origin_sealed bytea not null,
  origin_place text not null,
  at timestamptz not null
);
create index access_record_by_account on access_record (account_id, at);
create index access_record_by_time on access_record (at);
