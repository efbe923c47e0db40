-- What an operator filters a list by, under a name of her own; nobody else sees it.
create table office_view (
  id uuid primary key,
  operator_id uuid not null references operator,
  list text not null check (list in ('members', 'bookings', 'audit')),
  name text not null check (name <> '' and char_length(name) <= 30),
  -- The filters as they stand in the address, without its question mark.
  search text not null check (char_length(search) <= 1000),
  saved_at timestamptz not null,
  unique (operator_id, list, name)
);
