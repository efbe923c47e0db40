-- Identities (who somebody is), their sign-in grants and codes, accounts (guest or cast) and sessions.

create table identity (
  id uuid primary key,
  phone_index bytea not null unique,   -- HMAC of the E.164 number
  phone_sealed bytea not null,         -- the number itself, encrypted
  created_at timestamptz not null
);

-- What the identity provider keeps for one signed-in browser.
create table identity_grant (
  id uuid primary key,
  identity_id uuid not null references identity,
  refresh_hash bytea not null unique,
  created_at timestamptz not null,
  revoked_at timestamptz
);

create table sms_code (
  id uuid primary key,
  phone_index bytea not null,
  browser_id text not null,
  address text not null,
  code_hash bytea not null,
  wrong_tries smallint not null default 0,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  voided_at timestamptz,
  -- SUPERSEDED by a newer code, or GUESSED: too many wrong tries
  void_reason text check (void_reason in ('SUPERSEDED', 'GUESSED'))
);
create index sms_code_by_phone on sms_code (phone_index, sent_at desc);
create index sms_code_by_address on sms_code (address, sent_at desc);
create index sms_code_by_time on sms_code (sent_at);

-- Solved challenges of the bot check; each counts once.
create table bot_check_used (
  challenge text primary key,
  expires_at timestamptz not null
);

create table account (
  id uuid primary key,
  identity_id uuid not null references identity,
  user_type smallint not null check (user_type in (1, 2)),
  registration_stage smallint not null default 0 check (registration_stage in (0, 1, 4, 5)),
  suspended_at timestamptz,            -- by the operator
  created_at timestamptz not null,
  unique (identity_id, user_type)
);

create table session (
  id uuid primary key,
  account_id uuid not null references account,
  grant_id uuid not null references identity_grant,
  created_at timestamptz not null,
  refreshed_at timestamptz not null,
  ended_at timestamptz,
  end_reason text check (end_reason in ('LOGOUT', 'OTHER_DEVICE', 'DEVICE_LIMIT', 'SUSPENDED')),
  unique (account_id, grant_id)
);
create index session_open on session (account_id, refreshed_at desc) where ended_at is null;
