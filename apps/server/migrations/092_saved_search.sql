-- Searches that guests keep (docs/decisions/075-kept-searches-look-by-the-hour.md).
create table saved_search (
  id uuid primary key,
  guest_id uuid not null references guest,
  name text not null,
  -- The conditions by name, as an address has them.
  filter jsonb not null,
  is_told boolean not null,
  -- Who fitted when was looked last, while it tells.
  known_ids uuid[] not null,
  created_at timestamptz not null,
  told_at timestamptz,
  told_count integer,
  unique (guest_id, filter)
);

-- A guest one of whose searches tells, and when is looked next.
create table saved_search_look (
  guest_id uuid primary key references guest,
  due_at timestamptz not null
);
create index saved_search_look_due on saved_search_look (due_at, guest_id);
