-- Penalties that an operator has looked at without lifting one: the cast is due for a review again once a new one counts.
alter table penalty
  add column reviewed_at timestamptz,
  add column reviewed_by uuid references operator,
  add column reviewed_reason text check (length(reviewed_reason) between 1 and 500),
  add constraint penalty_reviewed check (num_nulls(reviewed_at, reviewed_by, reviewed_reason) in (0, 3));
