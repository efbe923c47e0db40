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
  amount smallint not null check (amount > 0),              -- reviews of 90 days, or free days of the week
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
