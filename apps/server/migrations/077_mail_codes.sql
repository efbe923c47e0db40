-- Addresses that wait for a code were two tables of one shape: the mail of notifications, and a cast's registered one. They are one, and those
-- under way go on: their texts and hashes are of the same places as before.
create table mail_code (
  id uuid primary key,
  account_id uuid not null references account,
  purpose text not null check (purpose in ('NOTICES', 'REGISTRATION')),
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
insert into mail_code
  select id, account_id, 'NOTICES', email_sealed, code_hash, wrong_tries, sent_at, expires_at, ended_at, outcome from notification_mail_code
  union all
  select id, cast_id, 'REGISTRATION', email_sealed, code_hash, wrong_tries, sent_at, expires_at, ended_at, outcome from email_change;
create unique index mail_code_open on mail_code (account_id, purpose) where ended_at is null;
create index mail_code_of_account on mail_code (account_id, purpose, sent_at desc);
drop table notification_mail_code;
drop table email_change;
