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

-- Nobody has a place by the new order yet.
insert into standing_due (cast_id, due_at)
  select id, registered_at from cast_member where price30 is not null and store_id is not null;
