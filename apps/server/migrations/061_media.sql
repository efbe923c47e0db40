-- Photos and a video of a cast, the picture of a guest: shown when an operator has approved them, to whom she chose.

-- A place in a profile; what is shown there is one of its files.
create table media (
  id uuid primary key,
  account_id uuid not null references account,
  kind text not null check (kind in ('PHOTO', 'VIDEO', 'AVATAR')),
  position smallint not null,
  visibility text not null check (visibility in ('ALL_GUESTS', 'GUESTS_WITH_HISTORY')),
  check (position between 1 and case kind when 'PHOTO' then 5 else 1 end),
  -- One statement puts all in a new order.
  constraint media_position unique (account_id, kind, position) deferrable initially immediate
);

-- What was handed in for a place. It outlives the place until its bytes are gone, and as long as a report needs it.
create table media_file (
  id uuid primary key,
  media_id uuid references media on delete set null,
  account_id uuid not null references account,
  kind text not null check (kind in ('PHOTO', 'VIDEO', 'AVATAR')),
  state text not null check (state in ('PROCESSING', 'REVIEWING', 'PUBLISHED', 'REJECTED', 'ENDED')),
  upload_id uuid,                       -- what was handed in; null once its sizes are made
  static_path text,                     -- a picture that comes with the product; else its files lie below its id
  colour text check (colour ~ '^[0-9a-f]{6}$'),   -- of the whole picture, shown while it loads
  hashes text[],                        -- perceptual, 16 hexadecimal digits each: of the whole, mirrored, and of its middle
  has_poster boolean not null default false,  -- a video whose first frame was made a picture
  made_at timestamptz,                  -- when its sizes were made; null: there is nothing to see of it
  duration_seconds integer,
  size_bytes integer,
  has_qr boolean not null,
  found_text text check (char_length(found_text) <= 500),  -- what codes say and what seems to be written
  similar_to uuid references media_file,  -- another account's, or one that was rejected
  submitted_at timestamptz not null,
  decided_at timestamptz,
  decided_by uuid references operator,  -- null: by the product, or a picture that comes with it
  reason text check (reason in ('OTHER_FACES', 'CONTACT', 'STORE_NAME', 'EXPOSURE', 'REFLECTION', 'PLACE', 'GENERATED', 'BLURRED',
    'NO_FACE', 'NOT_THE_PERSON', 'COPIED', 'IMAGE_TYPE', 'IMAGE_TOO_SMALL', 'IMAGE_TOO_LARGE', 'IMAGE_BROKEN', 'VIDEO_TYPE',
    'VIDEO_CODEC', 'VIDEO_TOO_LONG', 'VIDEO_TOO_LARGE', 'VIDEO_BROKEN', 'FILE_NOT_MADE')),
  ended_at timestamptz,
  erasing_at timestamptz,               -- from here on it can no longer be kept
  erased_at timestamptz,
  check ((state = 'REJECTED') <= (reason is not null)),
  check ((state = 'ENDED') = (ended_at is not null)),
  check (state = 'ENDED' or media_id is not null),
  check (state not in ('PUBLISHED', 'REJECTED') or decided_at is not null)
);
-- What is shown stays until what is to follow it is approved.
create unique index media_file_shown on media_file (media_id) where state = 'PUBLISHED';
create unique index media_file_next on media_file (media_id) where state in ('PROCESSING', 'REVIEWING', 'REJECTED');
create index media_file_of_media on media_file (media_id) where media_id is not null;
create index media_file_of_account on media_file (account_id, id);
create index media_file_queue on media_file (submitted_at, id) where state = 'REVIEWING';
create index media_file_making on media_file (submitted_at, id) where state = 'PROCESSING';
create index media_file_to_erase on media_file (ended_at, id) where state = 'ENDED' and erased_at is null;

-- What was shown of somebody at the moment of a report about that person.
create table media_evidence (
  report_id uuid not null references report,
  file_id uuid not null references media_file,
  frozen_at timestamptz not null,
  primary key (report_id, file_id)
);
create index media_evidence_of_file on media_evidence (file_id);

-- Links by which an operator opens a file once.
create table media_link (
  token_hash bytea primary key,
  file_id uuid not null references media_file,
  operator_id uuid not null references operator,
  expires_at timestamptz not null,
  opened_at timestamptz
);
create index media_link_old on media_link (expires_at);

insert into media (id, account_id, kind, position, visibility)
  select gen_random_uuid(), cast_id, 'PHOTO', position, 'ALL_GUESTS' from cast_photo;
insert into media_file (id, media_id, account_id, kind, state, static_path, has_qr, submitted_at, decided_at)
  select gen_random_uuid(), m.id, m.account_id, 'PHOTO', 'PUBLISHED', p.path, false, c.registered_at, c.registered_at
  from media m
    join cast_photo p on p.cast_id = m.account_id and p.position = m.position
    join cast_member c on c.id = m.account_id;

-- The first photo that all guests may see: search, bookings and lists need no more. Written with the photos.
delete from cast_photo where position <> 1;
alter table cast_photo drop constraint cast_photo_pkey;
alter table cast_photo drop column position;
alter table cast_photo add primary key (cast_id);

-- The same of a guest, for the casts who may see him.
create table guest_photo (
  guest_id uuid primary key references guest,
  path text not null
);

alter table private_read drop constraint private_read_kind_check;
alter table private_read add constraint private_read_kind_check check (kind in ('PERSON', 'BANK_ACCOUNT', 'PAYMENTS', 'RECEIPTS',
  'NAME_REQUEST', 'LOST_NUMBER', 'ACCESS_RECORDS', 'BOOKING', 'REPORT', 'ALARM', 'MEDIA'));
