-- A booking and the part each cast has in it. See packages/domain/src/booking for the rules.

create table booking (
  id uuid primary key,
  number text not null unique,
  guest_id uuid not null references guest,
  client_request_id uuid not null,
  day date not null,
  start_minute smallint not null,
  end_minute smallint not null,
  starts_at timestamptz not null,
  planned_ends_at timestamptz not null,
  guest_count smallint not null check (guest_count between 1 and 4),
  cast_count smallint not null check (cast_count between 1 and 4),
  place text not null,
  required_points integer not null check (required_points > 0),
  requested_at timestamptz not null,
  confirmed_at timestamptz,
  settled_at timestamptz,
  settled_points integer check (settled_points >= 0),
  -- an open booking still holds the guest's time and one place in his day
  open boolean not null default true,
  during tstzrange not null,
  unique (guest_id, client_request_id),
  constraint booking_guest_overlap exclude using gist (guest_id with =, during with &&) where (open)
);
create unique index booking_guest_day on booking (guest_id, day) where open;
create index booking_of_guest on booking (guest_id, starts_at desc, id desc);

create table participation (
  id uuid primary key,
  booking_id uuid not null references booking,
  cast_id uuid not null references cast_member,
  guest_id uuid not null references guest,
  schedule_id uuid references schedule on delete set null,
  status text not null check (status in
    ('PENDING', 'APPROVE', 'REJECT', 'CANCEL', 'NO_SHOW', 'FORCE_FINISH', 'AUTO_REJECT', 'AUTO_CANCEL')),
  version integer not null default 1,
  day date not null,
  price30 integer not null,
  price15 integer not null,
  planned_points integer not null check (planned_points > 0),
  starts_at timestamptz not null,
  planned_ends_at timestamptz not null,
  ends_at timestamptz not null,         -- planned end and agreed extensions
  work_starts_at timestamptz not null,
  during tstzrange not null,            -- starts_at to ends_at
  deadline_at timestamptz not null,
  requested_at timestamptz not null,
  approved_at timestamptz,
  arrived_at timestamptz,
  arrived_by text check (arrived_by in ('guest', 'cast')),
  extension_asked_at timestamptz,
  finished_at timestamptz,
  checked_out_at timestamptz,
  settled_at timestamptz,
  cancelled_at timestamptz,
  rejected_at timestamptz,
  cancel_type text check (cancel_type in ('GUEST', 'CAST', 'ONE_COULD_NOT_TAKE_PART', 'CAST_NO_SHOW', 'PAYMENT', 'SUSPENDED', 'GUEST_NO_SHOW')),
  reason text,                          -- why it was refused, cancelled or cut short; private
  billed_minutes integer,
  billed_points integer check (billed_points >= 0),
  reward_points integer check (reward_points >= 0),
  -- true where the same day may be asked of her again (automatic cancel, withdrawal before an answer)
  repeatable boolean not null default false,
  due_at timestamptz,                   -- the next thing the clock does to it
  due_action text,
  reminder_at timestamptz,              -- the next reminder
  constraint participation_no_overlap exclude using gist (cast_id with =, during with &&)
    where (status in ('APPROVE', 'NO_SHOW') and finished_at is null)
);
create unique index participation_asked_once on participation (guest_id, cast_id, day) where not repeatable;
create index participation_of_booking on participation (booking_id);
create index participation_of_cast on participation (cast_id, starts_at desc, id desc);
create index participation_pending on participation (cast_id, day) where status = 'PENDING';
create index participation_due on participation (due_at, id) where due_at is not null;
create index participation_reminder on participation (reminder_at, id) where reminder_at is not null;

create table booking_event (
  id bigint generated always as identity primary key,
  booking_id uuid not null references booking,
  participation_id uuid references participation,
  at timestamptz not null,
  actor text not null check (actor in ('guest', 'cast', 'clock', 'operator', 'system')),
  actor_id uuid,
  action text not null,
  from_state text,
  to_state text not null,
  reason text                           -- private
);
create index booking_event_of_booking on booking_event (booking_id, id);
create trigger booking_event_append_only before update or delete on booking_event
  for each row execute function refuse_change();

create table penalty (
  id uuid primary key,
  cast_id uuid not null references cast_member,
  participation_id uuid not null unique references participation,
  kind text not null check (kind in ('CAST_CANCEL', 'CAST_NO_SHOW')),
  created_at timestamptz not null
);
create index penalty_of_cast on penalty (cast_id, created_at desc);

create table review (
  id uuid primary key,
  participation_id uuid not null references participation,
  author text not null check (author in ('guest', 'cast')),
  guest_id uuid not null references guest,
  cast_id uuid not null references cast_member,
  tier text not null check (tier in ('GOOD', 'KEEP', 'BAD')),
  again text check (again in ('OK', 'NOT_OK')),
  comment text check (char_length(comment) <= 400),
  created_at timestamptz not null,
  visible_at timestamptz,
  unique (participation_id, author),
  check ((author = 'cast') = (again is not null))
);
create index review_of_cast on review (cast_id, visible_at desc) where author = 'guest';
create index review_not_ok on review (cast_id, guest_id) where again = 'NOT_OK';
create index review_hidden on review (created_at) where visible_at is null;
