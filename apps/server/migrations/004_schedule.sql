-- One schedule per cast and day. Minutes count from 00:00 JST of the day; 1500 is 25:00.

create table schedule (
  id uuid primary key,
  cast_id uuid not null references cast_member,
  day date not null,
  from_minute smallint not null check (from_minute between 0 and 1439 and from_minute % 15 = 0),
  to_minute smallint not null check (to_minute <= 1800 and to_minute % 15 = 0),
  work_minute smallint not null check (work_minute <= 1800 and work_minute % 15 = 0),
  working_bar text not null,
  cant_join_alone boolean not null default false,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (cast_id, day),
  check (to_minute - from_minute >= 45),
  check (to_minute + 15 <= work_minute)
);
create index schedule_by_day on schedule (day, cast_id);
