-- What a span of days was paid for casts' shares, the last first; a district or a class is told apart in the index alone. Most shares that are
-- settled at nothing were refused: they are no part of a sum.
create index participation_by_settling on participation (settled_at desc, id desc)
  include (district, cast_class) where settled_at is not null and (billed_points <> 0 or reward_points <> 0);
