-- Points that one operator gives alone, up to so many a day (rules.md 9): the newest limit counts.
create table goodwill_limit (
  id bigint generated always as identity primary key,
  points_a_day integer not null check (points_a_day between 0 and 100000),
  set_at timestamptz not null,
  -- null: what the product came with
  set_by uuid references operator
);
create trigger goodwill_limit_unchanged before update or delete on goodwill_limit
  for each row execute function refuse_change();
insert into goodwill_limit (points_a_day, set_at) values (2000, '2026-01-01T00:00:00Z');

create table goodwill (
  id uuid primary key,
  guest_id uuid not null references guest,
  operator_id uuid not null references operator,
  points integer not null check (points > 0),
  reason text not null check (reason <> ''),
  day date not null,
  given_at timestamptz not null
);
create index goodwill_by on goodwill (operator_id, day);
create index goodwill_of_guest on goodwill (guest_id, id desc);
create trigger goodwill_unchanged before update or delete on goodwill
  for each row execute function refuse_change();
