-- What a person wants outside the product, and what becomes of it by each channel.

-- Only cells that differ from the defaults of the catalogue.
create table notification_setting (
  account_id uuid not null references account,
  category text not null check (category in ('BOOKING', 'CHAT', 'MONEY', 'NEWS', 'SAFETY')),
  channel text not null check (channel in ('PUSH', 'LINE', 'MAIL')),
  is_on boolean not null,
  primary key (account_id, category, channel)
);

-- A person without a row has the usual quiet hours, and is told by one channel.
create table notification_preference (
  account_id uuid primary key references account,
  is_quiet boolean not null,
  quiet_from_minute smallint not null check (quiet_from_minute between 0 and 1439),
  quiet_to_minute smallint not null check (quiet_to_minute between 0 and 1439),
  every_channel boolean not null
);

-- The Tokyo day of the booking that a notification is about; quiet hours of that day do not hold it back.
alter table notification add column day date;

-- What is told by channels alone: news, which have a list of their own in the product.
create table notification_text (
  id uuid primary key,
  kind text not null,
  title text not null,
  body text not null,
  link text,
  created_at timestamptz not null
);
create index notification_text_by_time on notification_text (created_at);

create table notification_delivery (
  id uuid primary key,
  account_id uuid not null references account,
  source_id uuid not null,             -- the notification, or the text
  kind text not null,
  day date,
  channel text not null check (channel in ('PUSH', 'LINE', 'MAIL', 'SMS')),
  address text not null,               -- a push subscription's id; otherwise the account's own, which is looked up when it is sent
  state text not null check (state in ('WAITING', 'SENT', 'REFUSED', 'GONE', 'UNKNOWN', 'DEAD', 'DROPPED')),
  reason text,                         -- why it did not arrive
  tries smallint not null default 0,
  created_at timestamptz not null,
  due_at timestamptz,                  -- it waits until then; null: its job has it, or it is over
  ended_at timestamptz,
  check (due_at is null or state = 'WAITING'),
  check ((ended_at is null) = (state = 'WAITING')),
  unique (source_id, account_id, channel, address)
);
create index notification_delivery_due on notification_delivery (due_at, id) where due_at is not null;
create index notification_delivery_dead on notification_delivery (ended_at, id) where state = 'DEAD';
create index notification_delivery_of_account on notification_delivery (account_id);
create index notification_delivery_by_time on notification_delivery (created_at);

-- Where a person's mail goes: an address whose code she had.
create table notification_mail (
  account_id uuid primary key references account,
  email_sealed bytea not null,
  verified_at timestamptz not null
);

create table notification_mail_code (
  id uuid primary key,
  account_id uuid not null references account,
  email_sealed bytea not null,
  code_hash bytea not null,
  wrong_tries smallint not null default 0,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  -- USED, GUESSED by too many wrong tries, SUPERSEDED by a newer code
  outcome text check (outcome in ('USED', 'GUESSED', 'SUPERSEDED')),
  check ((ended_at is null) = (outcome is null))
);
create unique index notification_mail_code_open on notification_mail_code (account_id) where ended_at is null;
create index notification_mail_code_of_account on notification_mail_code (account_id, sent_at desc);
