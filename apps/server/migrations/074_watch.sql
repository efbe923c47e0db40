-- A link by which a friend sees where and until when a cast meets somebody.
create table watch_link (
  id uuid primary key,                  -- made by the caller: sent twice it is one
  participation_id uuid not null references participation,
  cast_id uuid not null references account,
  token_hash bytea not null unique,     -- of what the address ends with, which stands nowhere
  created_at timestamptz not null,
  ended_at timestamptz,                 -- by her; a checkout ends it without being written here
  opened_count integer not null check (opened_count >= 0),
  opened_at timestamptz,
  check ((opened_at is null) = (opened_count = 0))
);
create index watch_link_of_participation on watch_link (participation_id, created_at, id);
create index watch_link_by_time on watch_link (created_at);

-- Half-way through a meeting she alone is asked whether all is well.
create table all_right_question (
  id uuid primary key,
  participation_id uuid not null unique references participation,
  booking_id uuid not null references booking,
  cast_id uuid not null references account,
  -- When it is asked, then until when she can answer before operators hear of it; null when nothing is due.
  next_at timestamptz,
  asked_at timestamptz,
  answered_at timestamptz,
  answer text check (answer in ('ALL_RIGHT', 'HELP')),
  alerted_at timestamptz,
  created_at timestamptz not null,
  check ((answer is null) = (answered_at is null)),
  check (asked_at is not null or (answered_at is null and alerted_at is null))
);
create index all_right_question_due on all_right_question (next_at, id) where next_at is not null;
create index all_right_question_of_cast on all_right_question (cast_id, asked_at desc) where asked_at is not null;
create index all_right_question_by_time on all_right_question (created_at);
create index all_right_question_of_booking on all_right_question (booking_id);

-- What she wants for her safety; without a row she is asked.
create table safety_setting (
  cast_id uuid primary key references account,
  asks_all_right boolean not null,
  updated_at timestamptz not null
);

-- A guest wants to hear when a cast opens days.
create table day_notice (
  guest_id uuid not null references guest,
  cast_id uuid not null references cast_member,
  created_at timestamptz not null,
  -- What was opened until then he has been told.
  told_at timestamptz,
  primary key (guest_id, cast_id)
);
create index day_notice_of_cast on day_notice (cast_id, guest_id);

-- She has opened days, and some minutes later those who want to hear of it are told once of all of them.
create table day_opening (
  cast_id uuid primary key references cast_member,
  began_at timestamptz not null,
  due_at timestamptz not null
);
create index day_opening_due on day_opening (due_at, cast_id);
