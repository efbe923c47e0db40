-- Checks of age by documents: what was handed in, what came of it, and until when its pictures stay. What was read of a document is nowhere.

-- A document showed somebody under 18: no card makes this guest checked until an operator has looked.
alter table guest add column age_refused_at timestamptz;

-- One picture of herself with a gesture that the server chose; it goes with each try of the next day.
create table live_photo (
  id uuid primary key,
  account_id uuid not null references account,
  gesture text not null check (gesture in ('V_SIGN', 'OPEN_PALM', 'THUMB_UP', 'THREE_FINGERS', 'TOUCH_EAR')),
  shown_at timestamptz not null,
  ends_at timestamptz not null,
  taken_at timestamptz,
  check (taken_at < ends_at)
);
create index live_photo_of_account on live_photo (account_id, shown_at desc);
create index live_photo_by_time on live_photo (shown_at);

create table age_check (
  id uuid primary key,
  account_id uuid not null references account,
  way text not null check (way in ('AUTO', 'ANALOG')),
  document_type text not null check (document_type in
    ('DRIVERS_LICENSE', 'MY_NUMBER_CARD', 'RESIDENCE_CARD', 'PASSPORT', 'HEALTH_INSURANCE_CARD', 'QUALIFICATION_CERT')),
  issuer text not null check (issuer <> ''),
  live_photo_id uuid references live_photo,
  state text not null check (state in ('READING', 'FAILED', 'WAITING', 'VERIFIED', 'REJECTED', 'WITHDRAWN')),
  finding text check (finding in
    ('BACK_SIDE', 'DIFFERS', 'UNREAD', 'NO_ANSWER', 'NAME_UNREAD', 'UNDER_AGE', 'DRAWN', 'SHARED_ACCOUNT')),
  -- MATCHES, DIFFERS or UNREAD by item, never what stands on the document
  items jsonb,
  submitted_at timestamptz not null,
  answer_by timestamptz,               -- of an operator
  due_at timestamptz,                  -- the reading is over, or operators are reminded
  decided_at timestamptz,
  decided_by uuid references operator, -- null: the machine, or the person by leaving
  reason text check (reason in ('UNREADABLE', 'NAME_DIFFERS', 'BIRTHDAY_DIFFERS', 'EXPIRED', 'OTHER_DOCUMENT', 'BACK_SIDE',
    'NUMBER_SHOWN', 'LIVE_PHOTO_DIFFERS', 'NOT_GENUINE', 'UNDER_18')),
  check ((state in ('READING', 'WAITING')) = (decided_at is null)),
  check ((state = 'REJECTED') = (reason is not null)),
  check (state <> 'REJECTED' or decided_by is not null),
  check (state <> 'WAITING' or answer_by is not null),
  check (due_at is null or decided_at is null),
  check (way = 'AUTO' or (items is null and finding is null and state not in ('READING', 'FAILED')))
);
create unique index age_check_one_open on age_check (account_id) where state in ('READING', 'WAITING');
create index age_check_of_account on age_check (account_id, submitted_at desc, id desc);
create index age_check_waiting on age_check (answer_by, id) where state = 'WAITING';
create index age_check_due on age_check (due_at, id) where due_at is not null;

-- Pictures of a check, or of a live photo; sealed in the storage from their first byte.
create table age_file (
  file_id uuid primary key,            -- of an upload, whose row goes soon after its bytes
  account_id uuid not null references account,
  check_id uuid references age_check,
  live_photo_id uuid references live_photo,
  position smallint not null check (position between 1 and 2),
  delete_at timestamptz,               -- null while it is needed
  gone_at timestamptz,
  check ((check_id is null) <> (live_photo_id is null)),
  check (gone_at is null or delete_at is null),
  unique (check_id, position),
  unique (live_photo_id)
);
create index age_file_of_account on age_file (account_id);
create index age_file_goes on age_file (delete_at, file_id) where delete_at is not null;

-- Links by which an operator opens one picture once.
create table age_file_link (
  token_hash bytea primary key,
  file_id uuid not null references age_file,
  operator_id uuid not null references operator,
  made_at timestamptz not null,
  ends_at timestamptz not null,
  opened_at timestamptz
);
create index age_file_link_of_file on age_file_link (file_id);
create index age_file_link_by_time on age_file_link (made_at);

alter table private_read drop constraint private_read_kind_check;
alter table private_read add constraint private_read_kind_check check (kind in ('PERSON', 'BANK_ACCOUNT', 'PAYMENTS',
  'RECEIPTS', 'NAME_REQUEST', 'LOST_NUMBER', 'ACCESS_RECORDS', 'AGE_DOCUMENT', 'BOOKING', 'REPORT', 'ALARM', 'MEDIA'));
