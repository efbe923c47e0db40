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
