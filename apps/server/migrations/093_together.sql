-- Whether so many casts of her store whom the guest sees, she among them, are free for one session at the same time: looked for until they are
-- found, since in a large store nearly all would be looked at in vain. A number, as `free_times` is.
create function are_together(
  member uuid, store uuid, guest uuid, on_day date, from_minute integer, to_minute integer, needed integer
) returns integer language plpgsql stable parallel safe cost 10000 as $$
declare
  own int4multirange := (select range_agg(gap) from free_gaps(member, on_day, from_minute, to_minute) gap);
  spans int4multirange[] := array[own];
  span int4multirange;
begin
  for span in
    -- What another one has in common with her.
    select (
      select range_agg(common)
      from free_gaps(m.id, on_day, from_minute, to_minute) gap, unnest(own * int4multirange(gap)) common
      where upper(common) - lower(common) >= 45)
    from cast_member m
    where m.store_id = store and m.id <> member and m.listed and m.id <> all ((select hidden_casts(guest))::uuid[])
  loop
    continue when span is null;
    spans := spans || span;
    continue when cardinality(spans) < needed;
    -- Whoever is free last of them begins the time in which all are.
    if exists (
      select from unnest(spans) one, unnest(one) gap
      where (select count(*) from unnest(spans) other where other @> int4range(lower(gap), lower(gap) + 45)) >= needed)
    then
      return 1;
    end if;
  end loop;
  return 0;
end $$;
drop function most_together(uuid, uuid, uuid, date, integer, integer);
