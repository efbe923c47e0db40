-- == meeting/schedule

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

-- == meeting/booking

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
  -- planned points and agreed extensions that the hold does not cover
  missing_points integer not null default 0 check (missing_points >= 0),
  -- 18:00 two days before, while nothing on the card stands for the missing points
  payment_deadline_at timestamptz,
  -- when the card is asked next: for the first time, or anew before an authorisation runs out
  authorise_at timestamptz,
  unique (guest_id, client_request_id),
  constraint booking_guest_overlap exclude using gist (guest_id with =, during with &&) where (open)
);
create unique index booking_guest_day on booking (guest_id, day) where open;
create index booking_to_authorise on booking (authorise_at, id) where authorise_at is not null;
create index booking_unsettled on booking (guest_id, ((confirmed_at is null)::int), starts_at, id) where settled_at is null;
-- Lists of bookings: of everybody, and of what goes on.
create index booking_by_start on booking (starts_at desc, id desc);
create index booking_open_by_start on booking (starts_at desc, id desc) where open;
create index booking_over_by_start on booking (starts_at desc, id desc) where not open;
-- What operators look through as new waits for an answer or for points: unconfirmed, and few among what is open.
create index booking_waiting_by_start on booking (starts_at desc, id desc) where open and confirmed_at is null;

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
  ends_at timestamptz not null,  -- planned end and agreed extensions
  work_starts_at timestamptz not null,
  during tstzrange not null,  -- starts_at to ends_at
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
  reason text,  -- why it was refused, cancelled or cut short; private
  billed_minutes integer,
  billed_points integer check (billed_points >= 0),
  reward_points integer check (reward_points >= 0),
  -- true where the same day may be asked of her again (automatic cancel, withdrawal before an answer)
  repeatable boolean not null default false,
  due_at timestamptz,  -- the next thing the clock does to it
  due_action text,
  reminder_at timestamptz,  -- the next reminder
  claim_type text check (claim_type in ('GUEST_NO_SHOW', 'CAST_NO_SHOW')),
  claimed_at timestamptz,
  objected_at timestamptz,
  claim_ended_at timestamptz,
  -- what billed_points are; null where nothing is owed, and before the part has ended
  billed_kind text check (billed_kind in ('USE', 'CANCELLATION_FEE')),
  -- the guest did not cause the end: what lapsed while it was held comes back as free points
  compensate boolean,
  -- Set while the meeting runs; at the settlement the reward goes to CAST_FROZEN.
  reward_frozen_at timestamptz,
  -- Her class and her district when she was asked: figures are told apart by them, whatever she is later.
  cast_class text check (cast_class in ('SUPER_PREMIUM', 'PREMIUM', 'REGULAR')),
  district text,
  constraint participation_no_overlap exclude using gist (cast_id with =, during with &&)
    where (status in ('APPROVE', 'NO_SHOW') and finished_at is null),
  constraint participation_claim check (
    (claim_type is null) = (claimed_at is null)
    and (objected_at is null or objected_at >= claimed_at)
    and (claim_ended_at is null or claim_ended_at >= claimed_at)),
  -- While a claim is open nothing is settled.
  constraint participation_claim_unsettled check (claimed_at is null or claim_ended_at is not null or settled_at is null),
  constraint participation_billed check (billed_kind is null or billed_points is not null)
);
create unique index participation_asked_once on participation (guest_id, cast_id, day) where not repeatable;
create index participation_of_booking on participation (booking_id);
create index participation_of_cast on participation (cast_id, starts_at desc, id desc);
create index participation_due on participation (due_at, id) where due_at is not null;
create index participation_reminder on participation (reminder_at, id) where reminder_at is not null;
-- One index per time tab and side, with the conditions of the tabs: a page reads its own rows and no others.
create index participation_guest_future on participation (guest_id, starts_at, booking_id)
  where status in ('PENDING', 'NO_SHOW') or status = 'APPROVE' and finished_at is null;
create index participation_cast_future on participation (cast_id, starts_at, id)
  where status in ('PENDING', 'NO_SHOW') or status = 'APPROVE' and finished_at is null;
-- Among what is to come, what waits for her and what takes her time.
create index participation_cast_pending on participation (cast_id, starts_at, id) where status = 'PENDING';
create index participation_cast_taken on participation (cast_id, starts_at, id)
  where status = 'NO_SHOW' or status = 'APPROVE' and finished_at is null;
create index participation_cast_past on participation (cast_id, starts_at, id)
  where status = 'FORCE_FINISH' or status = 'APPROVE' and finished_at is not null;
-- A guest's days, as `participation_of_cast` has them for a cast.
create index participation_of_guest on participation (guest_id, starts_at desc, id desc);
-- What a guest called off lately, and what ended for want of a payment.
create index participation_cancelled on participation (guest_id, cancel_type, cancelled_at) where cancel_type is not null;
-- What operators see.
create index participation_claim_open on participation (claimed_at, id) where claimed_at is not null and claim_ended_at is null;
-- Who is in a meeting now, or missed.
create index participation_guest_meeting on participation (guest_id, starts_at, booking_id)
  where status = 'NO_SHOW' or status = 'APPROVE' and arrived_at is not null and finished_at is null;
create index participation_cast_meeting on participation (cast_id, starts_at, id)
  where status = 'NO_SHOW' or status = 'APPROVE' and arrived_at is not null and finished_at is null;
create index participation_guest_rejected on participation (guest_id, starts_at, booking_id)
  where status in ('REJECT', 'AUTO_REJECT');
create index participation_guest_called_off on participation (guest_id, starts_at, booking_id)
  where status in ('CANCEL', 'AUTO_CANCEL');
create index participation_cast_rejected on participation (cast_id, starts_at, id) where status in ('REJECT', 'AUTO_REJECT');
create index participation_cast_called_off on participation (cast_id, starts_at, id) where status in ('CANCEL', 'AUTO_CANCEL');
create index participation_guest_past on participation (guest_id, starts_at, booking_id) include (finished_at, cancel_type)
  where status = 'FORCE_FINISH' or status = 'APPROVE' and finished_at is not null;
-- Casts who did not come are few at any time. Without an index of their own PostgreSQL reads two larger ones and compares them, as it takes
-- what their conditions have in common for a coincidence.
create index participation_cast_no_show on participation (cast_id, starts_at, id) where status = 'NO_SHOW';
create index participation_pending_by_start on participation (starts_at desc, booking_id desc) where status = 'PENDING';
create index participation_meeting_by_start on participation (starts_at desc, booking_id desc)
  where status = 'NO_SHOW' or status = 'APPROVE' and arrived_at is not null and finished_at is null;
-- What a span of days was paid for casts' shares, the last first; a district or a class is told apart in the index alone. Most shares that are
-- settled at nothing were refused: they are no part of a sum.
create index participation_by_settling on participation (settled_at desc, id desc)
  include (district, cast_class) where settled_at is not null and (billed_points <> 0 or reward_points <> 0);

create function add_settled_to_booking_day() returns trigger language plpgsql as $$
begin
  insert into booking_day as d
    values ((new.settled_at at time zone 'Asia/Tokyo')::date, coalesce(new.cast_class, ''), coalesce(new.district, ''), 'settle', 'system', '', '',
      pg_backend_pid(), 1, 0, coalesce(new.billed_points, 0), coalesce(new.reward_points, 0))
  on conflict (day, cast_class, district, action, actor, to_state, cancel_type, slot)
    do update set times = d.times + 1, billed_points = d.billed_points + excluded.billed_points, reward_points = d.reward_points + excluded.reward_points;
  return null;
end $$;
create trigger participation_settled_days after update of settled_at on participation
  for each row when (old.settled_at is null and new.settled_at is not null) execute function add_settled_to_booking_day();
-- Demo data and restored rows come settled.
create trigger participation_born_settled_days after insert on participation
  for each row when (new.settled_at is not null) execute function add_settled_to_booking_day();
create trigger participation_asked_unchanged before update of cast_class, district on participation
  for each row when ((old.cast_class, old.district) is distinct from (new.cast_class, new.district)) execute function refuse_change();

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
  reason text,  -- private
  -- The steps of one kind in the history of bookings, the last first, with her district and class when she was asked: a rare one of them is
  -- found without reading everybody's shares.
  cast_class text,
  district text
);
create index booking_event_of_booking on booking_event (booking_id, id);
create index booking_event_of_step on booking_event (action, actor, to_state, at desc, id desc) include (district, cast_class, participation_id)
  where from_state is distinct from to_state;

-- The history stays as it is, but for what somebody wrote into it.
create function refuse_change_but_reason() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.reason is null and to_jsonb(new) - 'reason' = to_jsonb(old) - 'reason' then
    return new;
  end if;
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end $$;
create trigger booking_event_append_only before update or delete on booking_event
  for each row execute function refuse_change_but_reason();

create function add_to_booking_day() returns trigger language plpgsql as $$
begin
  insert into booking_day as d
    select (e.at at time zone 'Asia/Tokyo')::date, coalesce(p.cast_class, ''), coalesce(p.district, ''), e.action, e.actor, e.to_state,
      counted_cancel_type(e.to_state, p.cancel_type), pg_backend_pid(), count(*),
      sum(extract(epoch from e.at - p.requested_at))::bigint, 0, 0
    from written e join participation p on p.id = e.participation_id
    where e.from_state is distinct from e.to_state
    group by 1, 2, 3, 4, 5, 6, 7
  on conflict (day, cast_class, district, action, actor, to_state, cancel_type, slot)
    do update set times = d.times + excluded.times, waited_seconds = d.waited_seconds + excluded.waited_seconds;
  return null;
end $$;
create trigger booking_event_days after insert on booking_event
  referencing new table as written for each statement execute function add_to_booking_day();

-- The class and district of a step are a copy of its share's, for the index of steps. The database makes the copy, whoever writes the step,
-- and a share keeps what it was asked with: a figure and its rows cannot differ.
create function copy_asked_of_share() returns trigger language plpgsql as $$
begin
  new.cast_class := (select cast_class from participation where id = new.participation_id);
  new.district := (select district from participation where id = new.participation_id);
  return new;
end $$;
create trigger booking_event_asked before insert on booking_event for each row execute function copy_asked_of_share();

create table penalty (
  id uuid primary key,
  cast_id uuid not null references cast_member,
  participation_id uuid not null unique references participation,
  kind text not null check (kind in ('CAST_CANCEL', 'CAST_NO_SHOW')),
  created_at timestamptz not null,
  lifted_at timestamptz,
  lifted_reason text check (lifted_reason <> ''),
  lifted_by uuid references operator,
  -- Penalties that an operator has looked at without lifting one: the cast is due for a review again once a new one counts.
  reviewed_at timestamptz,
  reviewed_by uuid references operator,
  reviewed_reason text check (length(reviewed_reason) between 1 and 500),
  constraint penalty_lifted check (
    (lifted_at is null) = (lifted_by is null) and (lifted_at is null) = (lifted_reason is null) and lifted_at >= created_at),
  constraint penalty_reviewed check (num_nulls(reviewed_at, reviewed_by, reviewed_reason) in (0, 3))
);
create index penalty_of_cast on penalty (cast_id, created_at desc);
-- Whose count brings her into review.
create index penalty_recent on penalty (created_at, cast_id) where lifted_at is null;

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
  -- When a hidden review becomes visible is counted from the end of its meeting.
  finished_at timestamptz,
  unique (participation_id, author),
  check ((author = 'cast') = (again is not null))
);
create index review_of_cast on review (cast_id, visible_at desc) where author = 'guest';
create index review_not_ok on review (cast_id, guest_id) where again = 'NOT_OK';
-- Casts who will not take a guest again are left out of what he finds.
create index review_not_ok_of_guest on review (guest_id) include (cast_id) where again = 'NOT_OK';
-- How casts judged a guest.
create index review_of_guest on review (guest_id, tier) where author = 'cast' and visible_at is not null;
create index review_hidden on review (finished_at, participation_id) where visible_at is null;
create index review_of_pair on review (guest_id, cast_id, author, created_at desc);

-- What a closed booking costs, from its end until the card was asked: one capture, then one charge for the rest.
create table settlement (
  booking_id uuid primary key references booking,
  points integer not null check (points > 0),
  step text not null check (step in ('PLAN', 'CAPTURE', 'CHARGE', 'DONE')),
  top_up_id uuid,
  -- of these points some may be more than is needed: the provider's smallest charge
  capture_points integer check (capture_points > 0),
  capture_yen integer check (capture_yen > 0),
  captured_payment_id text,
  charge_id uuid unique,
  charge_card_id uuid,
  charge_points integer check (charge_points > 0),
  charge_yen integer check (charge_yen > 0),
  created_at timestamptz not null,
  check_at timestamptz,
  check ((step = 'DONE') = (check_at is null)),
  check ((capture_points is null) = (top_up_id is null)),
  check ((charge_points is null) = (charge_id is null))
);
create index settlement_to_check on settlement (check_at, booking_id) where check_at is not null;

-- A change of the place of a confirmed booking: proposed by either side, agreed by the other (rules.md 5).
create table place_proposal (
  id uuid primary key,
  booking_id uuid not null references booking,
  -- the cast who proposed; null: the guest
  participation_id uuid references participation,
  -- where they would have met, and where they would meet instead
  from_place text not null,
  place text not null,
  created_at timestamptz not null,
  -- the start, or when a cast left: the proposal may be over; null once it is
  due_at timestamptz,
  answered_at timestamptz,
  outcome text check (outcome in ('ACCEPTED', 'DECLINED', 'WITHDRAWN', 'LAPSED')),
  constraint place_proposal_end check (
    (outcome is null) = (answered_at is null) and (outcome is null) = (due_at is not null))
);
create unique index place_proposal_open on place_proposal (booking_id) where outcome is null;
create index place_proposal_due on place_proposal (due_at, id) where due_at is not null;

-- What each cast said to a guest's proposal.
create table place_answer (
  proposal_id uuid not null references place_proposal,
  participation_id uuid not null references participation,
  agreed boolean not null,
  answered_at timestamptz not null,
  primary key (proposal_id, participation_id)
);
create trigger place_answer_append_only before update or delete on place_answer
  for each row execute function refuse_change();

-- How often something happened to bookings on a Tokyo day, a cast's share each: the steps of their history that changed their state, and what
-- was settled. Each process of the database adds to rows of its own (slot), so that nobody waits for another; what is past is put together in
-- slot 0 every night.
create table booking_day (
  day date not null,
  cast_class text not null,  -- empty where nobody knows
  district text not null,
  action text not null,  -- of booking_event, or 'settle'
  actor text not null,
  to_state text not null,
  cancel_type text not null,  -- of what is over, else empty
  slot integer not null,
  times integer not null check (times > 0),
  waited_seconds bigint not null,  -- since she was asked, all together
  billed_points bigint not null,
  reward_points bigint not null,
  primary key (day, cast_class, district, action, actor, to_state, cancel_type, slot)
);

-- Which cancel type a step of a booking is counted with: its share's, once the step left it over; what had not ended yet is told apart by none.
create function counted_cancel_type(to_state text, cancel_type text) returns text language sql immutable parallel safe as $$
  select case when to_state in ('closed', 'finished') then coalesce(cancel_type, '') else '' end
$$;

-- What holds a cast's time: approved and not over, and what she is late for. The words are those of `participation_cast_taken`.
create view taken_time as
  select id, cast_id, starts_at, ends_at, during from participation
  where status = 'NO_SHOW' or status = 'APPROVE' and finished_at is null;

-- What is still open: it waits for an answer, or holds her time. The words are those of the indexes of what is to come.
create view open_participation as
  select id, booking_id, guest_id, cast_id, status, day, starts_at, planned_ends_at, ends_at from participation
  where status in ('PENDING', 'NO_SHOW') or status = 'APPROVE' and finished_at is null;

-- == meeting/watch

-- A link by which a friend sees where and until when a cast meets somebody.
create table watch_link (
  id uuid primary key,  -- made by the caller: sent twice it is one
  participation_id uuid not null references participation,
  cast_id uuid not null references account,
  token_hash bytea not null unique,  -- of what the address ends with, which stands nowhere
  created_at timestamptz not null,
  ended_at timestamptz,  -- by her; a checkout ends it without being written here
  opened_count integer not null check (opened_count >= 0),
  opened_at timestamptz,
  check ((opened_at is null) = (opened_count = 0))
);
create index watch_link_of_participation on watch_link (participation_id, created_at, id);
create index watch_link_by_time on watch_link (created_at);

-- A guest and a cast who sit together now.
create view meeting_pair as
  select guest_id, cast_id from participation
  where not repeatable and status = 'APPROVE' and arrived_at is not null and finished_at is null;

-- Whom a cast will not take again stays that person with another account.
create view refused_again as
  select g.id as guest_id, r.cast_id
  from account g
    join same_person his on his.identity_id = g.identity_id and his.kind <> 'BANK'
    join account b on b.identity_id = his.other_id and b.user_type = 1
    join review r on r.guest_id = b.id and r.again = 'NOT_OK'
  where g.user_type = 1;

-- Whom a guest does not find, wherever casts are shown: himself, who will not take him again, and where one of the two has blocked
-- the other. A block made in a meeting takes effect at its end, so that nobody learns of it while they sit together.
create or replace view hidden_pair as
  select guest_id, cast_id from own_pair
  union all
  select guest_id, cast_id from refused_again
  union all
  select k.guest_id, k.cast_id from blocked_pair k
  where not exists (select from meeting_pair m where m.guest_id = k.of_guest_id and m.cast_id = k.of_cast_id)
  union all
  select n.guest_id, n.cast_id from hidden_by_number n
  where not exists (select from meeting_pair m where m.guest_id = n.guest_id and m.cast_id = n.cast_id);

-- Whom a guest cannot ask: the same, but a block refuses new requests at once, also while the two sit together.
create or replace view refused_pair as
  select guest_id, cast_id from own_pair
  union all
  select guest_id, cast_id from refused_again
  union all
  select guest_id, cast_id from blocked_pair
  union all
  select guest_id, cast_id from hidden_by_number;


-- == what people refer to

alter table sos add foreign key (booking_id) references booking;
alter table all_right_question
  add foreign key (participation_id) references participation,
  add foreign key (booking_id) references booking;
