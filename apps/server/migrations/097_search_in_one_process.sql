-- What costs much by its declared cost is spread over processes, in which each begins by planning these functions, and reads ahead of the page: at
-- 50,000 casts a page of a day took a hundred times as long as in one process. What is asked for a page is answered by one.
-- And they cost what they take, a few tenths of a millisecond and a few milliseconds: with less, it seems cheaper to ask all of a class and sort them
-- than to ask the first of the order.
alter function free_times(uuid, date, integer, integer) parallel unsafe cost 10000;

-- The same as before, without asking those who have no schedule of the day.
create or replace function are_together(
  member uuid, store uuid, guest uuid, on_day date, from_minute integer, to_minute integer, needed integer
) returns integer language plpgsql stable parallel unsafe cost 100000 as $$
declare
  own int4multirange := (select range_agg(gap) from free_gaps(member, on_day, from_minute, to_minute) gap);
  spans int4multirange[] := array[own];
  span int4multirange;
begin
  if own is null then return 0; end if;
  for span in
    -- What another one has in common with her.
    select (
      select range_agg(common)
      from free_gaps(m.id, on_day, from_minute, to_minute) gap, unnest(own * int4multirange(gap)) common
      where upper(common) - lower(common) >= 45)
    from cast_member m
    where m.store_id = store and m.id <> member and m.listed and exists (select from schedule s where s.cast_id = m.id and s.day = on_day)
      and m.id <> all ((select hidden_casts(guest))::uuid[])
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
