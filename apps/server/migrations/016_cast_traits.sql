-- expand: casts are found by every detail that is one of a list, so that a new one asks for no migration
create or replace function cast_traits(tags text[], profile jsonb) returns text[] language sql immutable parallel safe
return tags || array(
  select key || ':' || value from jsonb_each_text(profile)
  where value is not null and key not in ('birthplace', 'residence', 'heightCm', 'weightKg') order by key
);
