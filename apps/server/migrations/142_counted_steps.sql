-- Which cancel type a step of a booking is counted with: its share's, once the step left it over; what had not ended yet is told apart by none.
create function counted_cancel_type(to_state text, cancel_type text) returns text language sql immutable parallel safe as $$
  select case when to_state in ('closed', 'finished') then coalesce(cancel_type, '') else '' end
$$;

create or replace function add_to_booking_day() returns trigger language plpgsql as $$
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

-- The class and district of a step are a copy of its share's, for the index of steps. The database makes the copy, whoever writes the step,
-- and a share keeps what it was asked with: a figure and its rows cannot differ.
create function copy_asked_of_share() returns trigger language plpgsql as $$
begin
  new.cast_class := (select cast_class from participation where id = new.participation_id);
  new.district := (select district from participation where id = new.participation_id);
  return new;
end $$;
create trigger booking_event_asked before insert on booking_event for each row execute function copy_asked_of_share();
create trigger participation_asked_unchanged before update of cast_class, district on participation
  for each row when ((old.cast_class, old.district) is distinct from (new.cast_class, new.district)) execute function refuse_change();
