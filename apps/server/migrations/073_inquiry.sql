-- What people ask the operators. Who is not signed in gives an address; what is written is sealed.
create table inquiry (
  id uuid primary key,
  number text not null constraint inquiry_number_once unique,
  account_id uuid references account,
  name_sealed bytea,
  mail_sealed bytea,
  -- of who is not signed in, to count by; they find nobody
  mail_index bytea,
  network_index bytea,
  client_id uuid constraint inquiry_client_once unique,
  category text not null check (category in ('BOOKING', 'POINTS', 'PAYMENT', 'ACCOUNT', 'REPORT', 'REMOVAL', 'BUG', 'OTHER', 'HEARING')),
  subject_sealed bytea not null,
  booking_id uuid references booking,
  state text not null check (state in ('RECEIVED', 'IN_PROGRESS', 'ANSWERED')),
  created_at timestamptz not null,
  last_at timestamptz not null,
  -- since when an operator is waited for; null while it is answered
  waiting_since timestamptz,
  last_number integer not null check (last_number >= 1),
  -- the last answer, and up to which its person has read
  answered_number integer not null default 0,
  read_number integer not null default 0,
  taken_by uuid references operator,
  -- of a HEARING: the removal request that it is about
  heard_for uuid references inquiry on delete set null,
  check ((state = 'ANSWERED') = (waiting_since is null)),
  check ((account_id is null) = (mail_sealed is not null)),
  check ((account_id is null) = (mail_index is not null and network_index is not null and client_id is not null)),
  check (category <> 'HEARING' or account_id is not null)
);
create index inquiry_of_account on inquiry (account_id, id desc) where account_id is not null;
create index inquiry_unread on inquiry (account_id) where answered_number > read_number;
create index inquiry_waiting on inquiry (waiting_since, id) where waiting_since is not null;
create index inquiry_of_network on inquiry (network_index, created_at) where network_index is not null;
create index inquiry_of_mail on inquiry (mail_index, created_at) where mail_index is not null;
create index inquiry_heard on inquiry (heard_for) where heard_for is not null;
create index inquiry_of_booking on inquiry (booking_id) where booking_id is not null;
create index inquiry_old on inquiry (last_at, id);

create table inquiry_message (
  id uuid primary key,
  inquiry_id uuid not null references inquiry on delete cascade,
  number integer not null check (number >= 1),
  by text not null check (by in ('PERSON', 'OPERATOR')),
  operator_id uuid references operator,
  client_id uuid,
  body_sealed bytea not null,
  at timestamptz not null,
  constraint inquiry_message_once unique (inquiry_id, number),
  check ((by = 'OPERATOR') = (operator_id is not null))
);
create unique index inquiry_message_of_client on inquiry_message (inquiry_id, client_id) where client_id is not null;

create table inquiry_picture (
  file_id uuid primary key,
  message_id uuid not null references inquiry_message on delete cascade,
  position smallint not null check (position between 1 and 2),
  constraint inquiry_picture_once unique (message_id, position)
);

-- What is to be removed, why, and what became of it.
create table removal_request (
  inquiry_id uuid primary key references inquiry on delete cascade,
  what_sealed bytea not null,
  hurt_right text not null check (hurt_right in ('INTIMATE', 'PRIVACY', 'PORTRAIT', 'DEFAMATION', 'COPYRIGHT', 'OTHER')),
  asked_at timestamptz not null,
  -- when operators are reminded next
  remind_at timestamptz,
  outcome text check (outcome in ('REMOVED', 'PARTLY', 'KEPT')),
  decided_at timestamptz,
  decided_by uuid references operator,
  check ((outcome is null) = (decided_at is null) and (outcome is null) = (decided_by is null)),
  check (outcome is null or remind_at is null)
);
create index removal_request_due on removal_request (remind_at, inquiry_id) where remind_at is not null;

alter table upload drop constraint upload_purpose_check;
alter table upload add constraint upload_purpose_check check (purpose in ('CAST_PHOTO', 'CAST_VIDEO', 'GUEST_AVATAR', 'AGE_DOCUMENT',
  'LIVE_PHOTO', 'INQUIRY_PICTURE'));

alter table read_link drop constraint read_link_kind_check;
alter table read_link add constraint read_link_kind_check check (kind in ('MEDIA', 'AGE_DOCUMENT', 'INQUIRY'));

alter table private_read drop constraint private_read_kind_check;
alter table private_read add constraint private_read_kind_check check (kind in ('PERSON', 'BANK_ACCOUNT', 'PAYMENTS', 'RECEIPTS',
  'NAME_REQUEST', 'LOST_NUMBER', 'ACCESS_RECORDS', 'AGE_DOCUMENT', 'BOOKING', 'REPORT', 'ALARM', 'MEDIA', 'CHAT', 'INQUIRY'));
