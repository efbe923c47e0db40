-- What a cast changes of her registration afterwards: the mail address by a code that is sent to it, name and birthday by a request that
-- an operator decides.

create table email_change (
  id uuid primary key,
  cast_id uuid not null references cast_member,
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
create unique index email_change_open on email_change (cast_id) where ended_at is null;
create index email_change_of_cast on email_change (cast_id, sent_at desc);

create table name_request (
  id uuid primary key,
  cast_id uuid not null references cast_member,
  wanted_sealed bytea not null,         -- name, kana, birthday and why
  asked_at timestamptz not null,
  outcome text check (outcome in ('APPROVED', 'REJECTED', 'WITHDRAWN')),
  decided_at timestamptz,
  decided_by uuid references operator,
  reason text check (reason <> ''),     -- told to her
  check ((outcome is null) = (decided_at is null)),
  check ((decided_by is not null) = (coalesce(outcome, '') in ('APPROVED', 'REJECTED'))),
  check ((reason is not null) = (coalesce(outcome, '') = 'REJECTED'))
);
create unique index name_request_once on name_request (cast_id) where outcome is null;
create index name_request_open on name_request (asked_at, id) where outcome is null;
create index name_request_of_cast on name_request (cast_id, asked_at desc);

-- Who keeps a cast, for her list.
create index favorite_of_cast on favorite (cast_id, created_at desc, guest_id desc);
