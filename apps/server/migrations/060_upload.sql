-- Files that people send, in parts, each part an object of the storage, encrypted by the file's own key.
create table upload (
  id uuid primary key,
  account_id uuid not null references account (id),
  purpose text not null check (purpose in ('CAST_PHOTO', 'CAST_VIDEO', 'GUEST_AVATAR', 'AGE_DOCUMENT', 'LIVE_PHOTO')),
  size_bytes integer not null check (size_bytes between 1 and 26214400),
  received_bytes integer not null check (received_bytes between 0 and size_bytes),
  media_type text check (media_type in ('image/jpeg', 'image/png', 'video/mp4', 'video/quicktime', 'video/x-ms-wmv')),
  key_sealed bytea,                    -- of its bytes; none: they are gone for ever
  begun_at timestamptz not null,
  progressed_at timestamptz not null,  -- when bytes last came
  expires_at timestamptz,              -- null: it was taken, and whoever took it decides how long it stays
  taken_at timestamptz,
  ended_at timestamptz,                -- when its bytes were given up
  clearing_at timestamptz,             -- from when they are taken from the storage; null: they are in use, or a job has it
  check ((received_bytes = 0) = (media_type is null)),
  check ((expires_at is null) = (taken_at is not null or ended_at is not null)),
  check (taken_at is null or received_bytes = size_bytes),
  check ((key_sealed is null) = (ended_at is not null)),
  check (clearing_at is null or ended_at is not null)
);
create index upload_waiting on upload (account_id, begun_at) where expires_at is not null;
create index upload_begun on upload (account_id, begun_at);
create index upload_due on upload (expires_at, id) where expires_at is not null;
create index upload_clearing on upload (clearing_at, id) where clearing_at is not null;
create index upload_ended on upload (ended_at) where ended_at is not null;

create table upload_part (
  upload_id uuid not null references upload (id) on delete cascade,
  from_byte integer not null check (from_byte >= 0),
  size_bytes integer not null check (size_bytes > 0),
  object_key text not null unique,
  primary key (upload_id, from_byte)
);
