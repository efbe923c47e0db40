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
create index review_of_pair on review (guest_id, cast_id, author, created_at desc);

create function tier_of(owner uuid, about uuid) returns text language sql stable parallel safe
return coalesce(
  (select tier from private_tier where owner_id = owner and about_id = about),
  (select tier from review where guest_id = owner and cast_id = about and author = 'guest' order by created_at desc limit 1),
  (select tier from review where guest_id = about and cast_id = owner and author = 'cast' order by created_at desc limit 1),
  'KEEP');
