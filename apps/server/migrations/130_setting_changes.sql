-- What operators set, from when, by whom and what it was: prices, fees, switches and lists. Nothing private stands in it.
create table setting_change (
  id bigint generated always as identity primary key,
  setting text not null check (setting <> ''),
  -- which one of several, in words: a gift's name, a stage; empty where there is one alone
  subject text not null,
  before jsonb check (jsonb_typeof(before) = 'object'),   -- null: it was not there
  after jsonb check (jsonb_typeof(after) = 'object'),     -- null: it is not there any more
  operator_id uuid references operator,                   -- null: the product itself
  at timestamptz not null,
  check (before is not null or after is not null)
);
create index setting_change_of on setting_change (setting, id desc);
create trigger setting_change_append_only before update or delete on setting_change
  for each row execute function refuse_change();
