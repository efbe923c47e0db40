-- The door of the back office (rules.md 9). An operator comes in by mail and password and a second factor; a session is a cookie whose hash
-- stands here.
create table operator_login (
  operator_id uuid primary key references operator,
  mail text not null check (mail = lower(mail) and mail <> ''),
  -- argon2id; null until the invitation is taken
  password_hash text,
  password_at timestamptz,
  totp_sealed bytea,
  totp_at timestamptz,
  -- The step of the last code that was taken: none counts twice.
  totp_step bigint not null check (totp_step >= 0),
  -- A new secret until its first code was shown.
  totp_next_sealed bytea,
  constraint operator_mail_once unique (mail),
  check ((password_hash is null) = (password_at is null)),
  check ((totp_sealed is null) = (totp_at is null))
);

create table operator_passkey (
  id uuid primary key,
  operator_id uuid not null references operator,
  credential_id bytea not null,
  public_key bytea not null,
  counter bigint not null check (counter >= 0),
  transports text not null,
  name text not null check (length(name) between 1 and 40),
  created_at timestamptz not null,
  last_used_at timestamptz,
  constraint operator_passkey_once unique (credential_id)
);
create index operator_passkey_of on operator_passkey (operator_id, created_at);

create table operator_challenge (
  challenge_hash bytea primary key,
  operator_id uuid not null references operator,
  is_new boolean not null,
  ends_at timestamptz not null
);
create index operator_challenge_ends on operator_challenge (ends_at);

create table operator_recovery_code (
  operator_id uuid not null references operator,
  code_hash bytea not null,
  used_at timestamptz,
  primary key (operator_id, code_hash)
);

-- A link by which an operator sets a password and a second factor; one at a time.
create table operator_invite (
  token_hash bytea primary key,
  operator_id uuid not null references operator,
  made_by uuid references operator,
  made_at timestamptz not null,
  ends_at timestamptz not null,
  -- Taken, or replaced by a newer one.
  over_at timestamptz
);
create unique index operator_invite_open on operator_invite (operator_id) where over_at is null;

create table operator_session (
  id uuid primary key,
  token_hash bytea not null unique,
  operator_id uuid not null references operator,
  -- A role that is taken away ends what it began.
  role text not null check (role in ('reviewer', 'finance', 'support', 'owner')),
  began_at timestamptz not null,
  seen_at timestamptz not null,
  ends_at timestamptz not null,
  factor_at timestamptz,
  ended_at timestamptz,
  end_reason text check (end_reason in ('LOGOUT', 'ENDED', 'ROLE', 'OTHER_BROWSER', 'INVITED')),
  agent text not null,
  address text not null,
  check ((ended_at is null) = (end_reason is null))
);
create index operator_session_open on operator_session (operator_id, seen_at) where ended_at is null;
create index operator_session_ends on operator_session (ends_at);

-- A browser that came in before counts its own wrong tries, so that nobody else can lock it out.
create table operator_browser (
  token_hash bytea primary key,
  operator_id uuid not null references operator,
  seen_at timestamptz not null
);
create index operator_browser_seen on operator_browser (seen_at);

-- Tries at passwords and codes by who tried what, as a hash: the name with the browser or network they came from. What was right is removed.
create table operator_try (
  key_hash bytea primary key,
  tries smallint not null check (tries > 0),
  ends_at timestamptz not null
);
create index operator_try_ends on operator_try (ends_at);
