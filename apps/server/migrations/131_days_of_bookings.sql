-- Her class and her district when she was asked: figures are told apart by them, whatever she is later.
alter table participation add column cast_class text check (cast_class in ('SUPER_PREMIUM', 'PREMIUM', 'REGULAR')), add column district text;
update participation p set cast_class = c.cast_class, district = c.district from cast_member c where c.id = p.cast_id;

-- How often something happened to bookings on a Tokyo day, a cast's share each: the steps of their history that changed their state, and what
-- was settled. Each process of the database adds to rows of its own (slot), so that nobody waits for another; what is past is put together in
-- slot 0 every night.
create table booking_day (
  day date not null,
  cast_class text not null,              -- empty where nobody knows
  district text not null,
  action text not null,                  -- of booking_event, or 'settle'
  actor text not null,
  to_state text not null,
  cancel_type text not null,             -- of what is over, else empty
  slot integer not null,
  times integer not null check (times > 0),
  waited_seconds bigint not null,        -- since she was asked, all together
  billed_points bigint not null,
  reward_points bigint not null,
  primary key (day, cast_class, district, action, actor, to_state, cancel_type, slot)
);

insert into booking_day
  select (e.at at time zone 'Asia/Tokyo')::date, coalesce(p.cast_class, ''), coalesce(p.district, ''), e.action, e.actor, e.to_state,
    case when e.to_state in ('closed', 'finished') then coalesce(p.cancel_type, '') else '' end, 0, count(*),
    sum(extract(epoch from e.at - p.requested_at))::bigint, 0, 0
  from booking_event e join participation p on p.id = e.participation_id
  where e.from_state is distinct from e.to_state
  group by 1, 2, 3, 4, 5, 6, 7
  union all
  select (p.settled_at at time zone 'Asia/Tokyo')::date, coalesce(p.cast_class, ''), coalesce(p.district, ''), 'settle', 'system', '', '', 0, count(*),
    0, sum(coalesce(p.billed_points, 0)), sum(coalesce(p.reward_points, 0))
  from participation p where p.settled_at is not null
  group by 1, 2, 3;

create function add_to_booking_day() returns trigger language plpgsql as $$
begin
  insert into booking_day as d
    select (e.at at time zone 'Asia/Tokyo')::date, coalesce(p.cast_class, ''), coalesce(p.district, ''), e.action, e.actor, e.to_state,
      case when e.to_state in ('closed', 'finished') then coalesce(p.cancel_type, '') else '' end, pg_backend_pid(), count(*),
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

-- Of those whose first meeting was in a month, how many met somebody in a later one; counted anew every night.
create table booking_cohort (
  side text not null check (side in ('GUEST', 'CAST')),
  first_month date not null,
  month date not null check (month >= first_month),
  people integer not null check (people > 0),
  primary key (side, first_month, month)
);
create function count_cohorts() returns void language sql as $$
  delete from booking_cohort;
  insert into booking_cohort
    select side, first_month, month, count(*) from (
      select side, person, month, min(month) over (partition by side, person) as first_month from (
        select s.side, s.person, date_trunc('month', p.day)::date as month from participation p
        cross join lateral (values ('GUEST', p.guest_id), ('CAST', p.cast_id)) s (side, person)
        where p.finished_at is not null and p.cancel_type is null and p.settled_at is not null
        group by 1, 2, 3) m) placed
    group by 1, 2, 3;
$$;
select count_cohorts();

-- Who registered, which checks of age were decided, by day.
create index account_by_time on account (created_at);
create index age_check_by_decision on age_check (decided_at) where decided_at is not null;

-- The journal of one day: it is written in the order of time, so that a range of its pages holds a day.
create index ledger_transfer_by_time on ledger_transfer using brin (created_at) with (pages_per_range = 16, autosummarize = on);
