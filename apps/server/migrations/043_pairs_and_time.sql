-- What several parts of the product ask, answered in one place. Plain views: PostgreSQL plans them as if they stood in the query.

-- The guest's and the cast's account of one person.
create view own_pair as
  select g.id as guest_id, c.id as cast_id
  from account g join account c on c.identity_id = g.identity_id and c.user_type = 2
  where g.user_type = 1;

-- A guest and a cast who sit together now.
create view meeting_pair as
  select guest_id, cast_id from participation
  where not repeatable and status = 'APPROVE' and arrived_at is not null and finished_at is null;

-- Whom a guest does not find, wherever casts are shown: himself, who will not take him again, and where one of the two has blocked
-- the other. A block made in a meeting takes effect at its end, so that nobody learns of it while they sit together.
create or replace view hidden_pair as
  select guest_id, cast_id from own_pair
  union all
  select guest_id, cast_id from review where again = 'NOT_OK'
  union all
  select k.guest_id, k.cast_id from account_block k
  where k.unblocked_at is null
    and not exists (select from meeting_pair m where m.guest_id = k.guest_id and m.cast_id = k.cast_id);

-- Whom a guest cannot ask: the same, but a block refuses new requests at once, also while the two sit together.
create view refused_pair as
  select guest_id, cast_id from own_pair
  union all
  select guest_id, cast_id from review where again = 'NOT_OK'
  union all
  select guest_id, cast_id from account_block where unblocked_at is null;

-- What holds a cast's time: approved and not over, and what she is late for. The words are those of `participation_cast_taken`.
create view taken_time as
  select id, cast_id, starts_at, ends_at, during from participation
  where status = 'NO_SHOW' or status = 'APPROVE' and finished_at is null;

-- What is still open: it waits for an answer, or holds her time. The words are those of the indexes of what is to come.
create view open_participation as
  select id, booking_id, guest_id, cast_id, status, day, starts_at, planned_ends_at, ends_at from participation
  where status in ('PENDING', 'NO_SHOW') or status = 'APPROVE' and finished_at is null;
