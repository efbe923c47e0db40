-- expand: when copies of the product were made last, so that the state can say that they are old
create table copy_made (
  kind text primary key check (kind in ('BASE', 'LOG')),  -- the whole database; what happened since
  made_at timestamptz not null
);
