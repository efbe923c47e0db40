-- What guests choose casts by, in the form in which it is looked up.

-- Her tags beside her, so that the rare ones among several are met in one index.
alter table cast_member add column tags text[] not null default '{}';
update cast_member c set tags = array(select distinct tag from cast_tag where cast_id = c.id order by tag)
where exists (select from cast_tag where cast_id = c.id);
create function copy_cast_tags() returns trigger language plpgsql as $$
begin
  update cast_member c set tags = array(select distinct tag from cast_tag where cast_id = c.id order by tag)
  where c.id in (select each.cast_id from (table changed) each);
  return null;
end $$;
create trigger cast_tag_added after insert on cast_tag referencing new table as changed
  for each statement execute function copy_cast_tags();
create trigger cast_tag_removed after delete on cast_tag referencing old table as changed
  for each statement execute function copy_cast_tags();

-- Everything about her that is chosen from a list, as one word each.
create function cast_traits(tags text[], profile jsonb) returns text[] language sql immutable parallel safe
return tags || array_remove(array['drinking:' || (profile->>'drinking'), 'smoking:' || (profile->>'smoking')], null);
alter table cast_member
  add column traits text[] not null generated always as (cast_traits(tags, profile)) stored,
  add column height_cm smallint generated always as ((profile->>'heightCm')::smallint) stored;
create index cast_traits on cast_member using gin (traits) where listed;
create index cast_by_height on cast_member (height_cm) where listed;
create index cast_by_birthday on cast_member (birthday) where listed;
-- What is typed before a suggestion is the beginning of her name, with which her words begin.
create index cast_name_prefix on cast_member (left(search_text, 20) collate "C", id) where listed;
create index store_name_prefix on store (name_key collate "C", id);

-- The parts of a stretch of a business day, in minutes from its 00:00, in which she can be met: inside her time and not taken, long enough for
-- a session, which begins before 24:00. As `freeWindows` of the domain.
create function free_gaps(member uuid, on_day date, from_minute integer, to_minute integer) returns setof int4range
  language sql stable parallel safe as $$
  select gap from schedule s,
    unnest(int4multirange(int4range(greatest(s.from_minute, $3), greatest(s.from_minute, $3, least(s.to_minute, $4))))
      - coalesce((
        select range_agg(int4range(extract(epoch from p.starts_at - ($2::timestamp at time zone 'Asia/Tokyo'))::integer / 60,
                                   extract(epoch from p.ends_at - ($2::timestamp at time zone 'Asia/Tokyo'))::integer / 60))
        from taken_time p
        where p.cast_id = $1 and p.starts_at > ($2::timestamp at time zone 'Asia/Tokyo') - interval '30 hours'
          and p.starts_at < ($2::timestamp at time zone 'Asia/Tokyo') + interval '30 hours'
          and p.ends_at > ($2::timestamp at time zone 'Asia/Tokyo')), '{}')) gap
  where s.cast_id = $1 and s.day = $2 and upper(gap) - lower(gap) >= 45 and lower(gap) < 1440
$$;

-- These two answer a number, and are asked whether it is another than none: PostgreSQL takes that for nearly always true, as it is, and reads in
-- the order of the search. Of what is true or not it would think that two in three are not, and look at everybody first.

-- How many such parts there are.
create function free_times(member uuid, on_day date, from_minute integer, to_minute integer) returns integer
  language plpgsql stable parallel safe cost 1000 as $$
begin
  return (select count(*) from free_gaps(member, on_day, from_minute, to_minute));
end $$;

-- How many casts of her store whom the guest sees, she among them, are free for one session at the same time.
create function most_together(member uuid, store uuid, guest uuid, on_day date, from_minute integer, to_minute integer)
  returns integer language plpgsql stable parallel safe cost 10000 as $$
declare
  own int4multirange := (select range_agg(gap) from free_gaps(member, on_day, from_minute, to_minute) gap);
  spans int4multirange[] := array(
    select (select range_agg(gap) from free_gaps(m.id, on_day, from_minute, to_minute) gap)
    from cast_member m
    where m.store_id = store and m.listed and m.id <> all ((select hidden_casts(guest))::uuid[]));
begin
  -- Whoever is free last of them begins the time in which all are.
  return coalesce((
    select max((select count(*) from unnest(spans) other where other @> int4range(begins, begins + 45)))
    from (select distinct lower(gap) as begins from unnest(spans) span, unnest(span) gap) times
    where own @> int4range(begins, begins + 45)), 0);
end $$;

-- Of a word that nobody has: those who have the most alike, for a mistake in typing.
create function casts_like(word text, most integer) returns uuid[] language plpgsql stable parallel safe
  set pg_trgm.word_similarity_threshold = 0.4 as $$
begin
  return array(select id from cast_member where listed and word <% search_text order by word <<-> search_text, id limit most);
end $$;
