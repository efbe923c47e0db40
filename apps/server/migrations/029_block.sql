-- Guests and casts who will have no more to do with each other, and what they report of each other.

create table account_block (
  id uuid primary key,
  guest_id uuid not null references guest,
  cast_id uuid not null references cast_member,
  blocked_by text not null check (blocked_by in ('guest', 'cast')),
  created_at timestamptz not null,
  unblocked_at timestamptz
);
-- Once from each side; also how everything else asks for the two.
create unique index account_block_once on account_block (guest_id, cast_id, blocked_by) where unblocked_at is null;
create index account_block_of_cast on account_block (cast_id, id) where blocked_by = 'cast' and unblocked_at is null;

-- Who is hidden from whom, whichever of the two blocked. A block made in a meeting takes effect at its end, so that nobody learns
-- of it while they sit together. New requests are refused at once, by the table above.
create view hidden_pair as
  select k.guest_id, k.cast_id from account_block k
  where k.unblocked_at is null and not exists (
    select from participation p
    where p.guest_id = k.guest_id and p.cast_id = k.cast_id and not p.repeatable
      and p.status = 'APPROVE' and p.arrived_at is not null and p.finished_at is null);

create table report (
  id uuid primary key,
  reporter_id uuid not null references account,
  reported_id uuid not null references account,
  category text not null check (category in
    ('NUISANCE', 'CONTACT', 'CASH', 'ABUSE', 'SEXUAL', 'DRINKING', 'FEELINGS', 'IMPERSONATION', 'OTHER')),
  is_safety boolean not null,           -- the reporter fears for his or her safety
  body text not null check (char_length(body) <= 500),
  day date not null,                    -- Tokyo's, for the number a day
  created_at timestamptz not null,
  handled_at timestamptz,
  handled_by text,
  check (reporter_id <> reported_id),
  check ((handled_at is null) = (handled_by is null))
);
create index report_of_reporter on report (reporter_id, day);
create index report_open on report (id) where handled_at is null;
