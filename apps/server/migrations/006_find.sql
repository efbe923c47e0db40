-- == find/favorite

create table favorite (
  guest_id uuid not null references guest,
  cast_id uuid not null references cast_member,
  created_at timestamptz not null,
  primary key (guest_id, cast_id)
);
create index favorite_by_time on favorite (guest_id, created_at desc, cast_id desc);
-- Who keeps a cast, for her list.
create index favorite_of_cast on favorite (cast_id, created_at desc, guest_id desc);

-- Casts keep guests, and both put the people they know into groups: a guest's are lists of his favourites.
create table favorite_guest (
  cast_id uuid not null references cast_member,
  guest_id uuid not null references guest,
  created_at timestamptz not null,
  primary key (cast_id, guest_id)
);
create index favorite_guest_by_time on favorite_guest (cast_id, created_at desc, guest_id desc);
create index favorite_guest_of_guest on favorite_guest (guest_id);

-- == find/group

create table contact_group (
  id uuid primary key,
  owner_id uuid not null references account,
  name text not null,
  member_type text not null check (member_type in ('CHOSEN', 'FAVORITE', 'FAVORED', 'MET', 'ALL')),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint contact_group_name_check check (name <> '' and char_length(name) <= 80)
);
create index contact_group_of_owner on contact_group (owner_id, created_at, id);

create table contact_group_member (
  group_id uuid not null references contact_group on delete cascade,
  member_id uuid not null references account,
  added_at timestamptz not null,
  primary key (group_id, member_id)
);
create index contact_group_member_of on contact_group_member (member_id);

-- Whom an account knows and may see: who asked or was asked, whom he keeps or who keeps her, and with whom there is a chat. Whoever is hidden or
-- has left goes by himself. Ids of guests and casts never meet, so that neither side has to be asked for.
create function known_people(owner uuid) returns setof uuid language plpgsql stable as $$
begin
  return query
    select a.id from account a
    where a.left_at is null
      and a.id in (
        select p.cast_id from participation p where p.guest_id = owner
        union all select p.guest_id from participation p where p.cast_id = owner
        union all select f.cast_id from favorite f where f.guest_id = owner
        union all select f.guest_id from favorite f where f.cast_id = owner
        union all select m.friend_id from chat_member m where m.account_id = owner and m.is_shown)
      and a.id <> all (array(
        select h.cast_id from hidden_pair h where h.guest_id = owner
        union all select h.guest_id from hidden_pair h where h.cast_id = owner));
end $$;

-- Who is in a group now. The groups that everybody has are not rows: their ids are those of the domain's `AUTOMATIC_GROUPS`. Somebody
-- else's group has nobody in it.
create function group_member_ids(owner uuid, wanted uuid) returns setof uuid language plpgsql stable as $$
declare
  kind text := case wanted
    when '00000000-0000-4000-8000-0000000000f1' then 'FAVORITE'
    when '00000000-0000-4000-8000-0000000000f2' then 'FAVORED'
    when '00000000-0000-4000-8000-0000000000f3' then 'MET'
    else (select g.member_type from contact_group g where g.id = wanted and g.owner_id = owner) end;
begin
  if kind is null then return; end if;
  return query
    select k.id from known_people(owner) as k (id)
    where case kind
      when 'ALL' then true
      when 'CHOSEN' then k.id in (select m.member_id from contact_group_member m where m.group_id = wanted)
      when 'FAVORITE' then k.id in (
        select f.cast_id from favorite f where f.guest_id = owner
        union all select f.guest_id from favorite_guest f where f.cast_id = owner)
      when 'FAVORED' then k.id in (select f.guest_id from favorite f where f.cast_id = owner)
      else k.id in (
        select p.cast_id from participation p where p.guest_id = owner
          and p.status in ('FORCE_FINISH', 'APPROVE') and p.finished_at is not null
          and p.cancel_type is distinct from 'GUEST_NO_SHOW'
        union all select p.guest_id from participation p where p.cast_id = owner
          and p.status in ('FORCE_FINISH', 'APPROVE') and p.finished_at is not null
          and p.cancel_type is distinct from 'GUEST_NO_SHOW') end;
end $$;

-- == find/memo

-- What somebody notes about somebody else, for nobody's eyes but his own.
create table private_memo (
  id uuid primary key,
  owner_id uuid not null references account,
  about_id uuid not null references account,
  body_sealed bytea not null,
  updated_at timestamptz not null,
  constraint private_memo_once unique (owner_id, about_id)
);
create index private_memo_about on private_memo (about_id);

-- == find/day-notice

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

-- == find/standing

-- What the order of recommendation weighs, as operators edit it.
create table recommendation_weight (
  name text primary key check (name in ('FREE_DAYS', 'REVIEWS', 'ANSWER_RATE', 'ANSWER_TIME', 'FRESHNESS', 'COMPLETENESS')),
  weight smallint not null check (weight between 0 and 100)
);
insert into recommendation_weight (name, weight) values
  ('FREE_DAYS', 30), ('REVIEWS', 30), ('ANSWER_RATE', 15), ('ANSWER_TIME', 5), ('FRESHNESS', 10), ('COMPLETENESS', 10);

-- Casts whose place among others has to be reckoned anew: once, however much changed meanwhile.
create table standing_due (
  cast_id uuid primary key references cast_member,
  due_at timestamptz not null
);
create index standing_due_first on standing_due (due_at, cast_id);

-- Each time that everybody's place is reckoned anew: one is open at a time, which ends when nobody waits who waited when it began.
create table standing_run (
  id bigint primary key generated always as identity,
  cause text not null check (cause in ('NIGHT', 'WEIGHT', 'OPERATOR')),
  cast_count integer not null check (cast_count >= 0),
  begun_at timestamptz not null,
  operator_id uuid references operator,
  ended_at timestamptz,
  is_overtaken boolean not null,  -- the next one began before it ended
  check ((cause = 'NIGHT') = (operator_id is null)),
  check (ended_at is not null or not is_overtaken)
);
create unique index standing_run_open on standing_run ((true)) where ended_at is null;

-- == find/ranking

-- Who writes rankings counts this up and holds it until the end of the transaction: what a reader has found of one generation does not change.
create table ranking_generation (
  is_only boolean primary key default true check (is_only),
  generation bigint not null
);
insert into ranking_generation (generation) values (1);

-- A cast's place in a ranking. A change closes the row and adds one, so that somebody who pages reads the ranking of his first page.
create table ranking_entry (
  id bigint primary key generated always as identity,
  tab text not null check (tab in ('RATED', 'NEW', 'OPEN')),
  cast_id uuid not null references cast_member,
  score smallint not null check (score between 0 and 500),  -- hundredths
  amount smallint not null check (amount > 0),  -- reviews of 90 days, or free days of the week
  prefecture smallint not null,
  district text not null,
  genre smallint not null,
  from_generation bigint not null,
  to_generation bigint check (to_generation > from_generation),  -- the first one without it
  ended_at timestamptz,
  check ((to_generation is null) = (ended_at is null))
);
create unique index ranking_entry_now on ranking_entry (cast_id, tab) where to_generation is null;
create index ranking_entry_by_score on ranking_entry (tab, score desc, cast_id desc);
create index ranking_entry_in_prefecture on ranking_entry (prefecture, tab, score desc, cast_id desc);
create index ranking_entry_in_district on ranking_entry (prefecture, district, tab, score desc, cast_id desc);
create index ranking_entry_of_genre on ranking_entry (genre, tab, score desc, cast_id desc);
create index ranking_entry_ended on ranking_entry (ended_at) where ended_at is not null;

-- A cast who stands in no ranking for a time, or until an operator puts her back.
create table ranking_exclusion (
  id uuid primary key,
  cast_id uuid not null references cast_member,
  reason text not null check (length(reason) between 1 and 500),
  from_at timestamptz not null,
  until_at timestamptz check (until_at > from_at),  -- null: until she is put back
  made_at timestamptz not null,
  made_by uuid not null references operator,
  lifted_at timestamptz,
  lifted_by uuid references operator,
  lifted_reason text check (length(lifted_reason) between 1 and 500),
  check (num_nulls(lifted_at, lifted_by, lifted_reason) in (0, 3)),
  constraint ranking_exclusion_once exclude using gist (cast_id with =, tstzrange(from_at, until_at) with &&) where (lifted_at is null)
);
create index ranking_exclusion_of_cast on ranking_exclusion (cast_id, id desc);
-- Asked by every page of a ranking.
create index ranking_exclusion_open on ranking_exclusion (from_at, until_at) where lifted_at is null;

-- == find/tier

-- The tag somebody puts on a guest or cast for himself. Nobody else ever reads it. Without a row it is what he last wrote in a review of that
-- person, and KEEP without one.
create table private_tier (
  id uuid primary key,
  owner_id uuid not null references account,
  about_id uuid not null references account,
  tier text not null check (tier in ('GOOD', 'KEEP', 'BAD')),
  updated_at timestamptz not null,
  constraint private_tier_once unique (owner_id, about_id),
  check (owner_id <> about_id)
);
create index private_tier_about on private_tier (about_id);

create function tier_of(owner uuid, about uuid) returns text language sql stable parallel safe
return coalesce(
  (select tier from private_tier where owner_id = owner and about_id = about),
  (select tier from review where guest_id = owner and cast_id = about and author = 'guest' order by created_at desc limit 1),
  (select tier from review where guest_id = about and cast_id = owner and author = 'cast' order by created_at desc limit 1),
  'KEEP');

-- == find/content

-- What pages of rules and help say: each version from the day on which it is in force (00:00, Tokyo), kept for ever. A planned one can be
-- taken back until that day begins; nothing else of a row is ever changed.
create table page_version (
  id uuid primary key,
  text_id text not null check (text_id ~ '^[a-z-]{1,40}$'),
  version date not null,
  -- Whether those who agreed to an earlier version are asked again; only of what people agree to.
  asks boolean not null,
  -- What is new, for those who are asked again and for the list of versions.
  news text check (char_length(news) between 1 and 300),
  body text not null check (char_length(body) between 1 and 60000),
  -- Null: it came with the product.
  written_by uuid references operator,
  written_at timestamptz,
  taken_back_by uuid references operator,
  taken_back_at timestamptz,
  check ((written_by is null) = (written_at is null)),
  check ((taken_back_by is null) = (taken_back_at is null)),
  check (taken_back_at is null or taken_back_at < version::timestamp at time zone 'Asia/Tokyo')
);
create unique index page_version_day on page_version (text_id, version) where taken_back_at is null;
create index page_version_written_by on page_version (written_by);
create index page_version_taken_back_by on page_version (taken_back_by);

create function keep_page_version() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or old.taken_back_at is not null or new.taken_back_at is null
    or (new.id, new.text_id, new.version, new.asks, new.news, new.body, new.written_by, new.written_at)
      is distinct from (old.id, old.text_id, old.version, old.asks, old.news, old.body, old.written_by, old.written_at)
  then
    raise exception '% is append-only', tg_table_name;
  end if;
  return new;
end $$;
create trigger page_version_kept before update or delete on page_version
  for each row execute function keep_page_version();

-- == find/saved-search

-- Searches that guests keep (docs/decisions/075-kept-searches-look-by-the-hour.md).
create table saved_search (
  id uuid primary key,
  guest_id uuid not null references guest,
  name text not null,
  -- The conditions by name, as an address has them.
  filter jsonb not null,
  is_told boolean not null,
  -- Who fitted when was looked last, while it tells.
  known_ids uuid[] not null,
  created_at timestamptz not null,
  told_at timestamptz,
  told_count integer,
  unique (guest_id, filter)
);

-- A guest one of whose searches tells, and when is looked next.
create table saved_search_look (
  guest_id uuid primary key references guest,
  due_at timestamptz not null
);
create index saved_search_look_due on saved_search_look (due_at, guest_id);

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

-- How many such parts there are.
create function free_times(member uuid, on_day date, from_minute integer, to_minute integer) returns integer
  language plpgsql stable cost 10000 as $$
begin
  return (select count(*) from free_gaps(member, on_day, from_minute, to_minute));
end $$;

-- Of a word that nobody has: those who have the most alike, for a mistake in typing.
create function casts_like(word text, most integer) returns uuid[] language plpgsql stable parallel safe
  set pg_trgm.word_similarity_threshold = 0.4 as $$
begin
  return array(select id from cast_member where listed and word <% search_text order by word <<-> search_text, id limit most);
end $$;

-- Whether so many casts of her store whom the guest sees, she among them, are free for one session at the same time: looked for until they are
-- found, since in a large store nearly all would be looked at in vain, and only among those with a schedule of the day. A number, as `free_times` is.
create function are_together(
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
