-- == desk/operator: before all others, as every wing says who of them decided

-- Operators; what they did refers to the row. Spellings that look the same are one name.
create table operator (
  id uuid primary key,
  name text not null check (name <> ''),
  -- equal for all spellings that a reader takes for one name (packages/domain/src/operator)
  name_key text not null check (name_key <> ''),
  role text not null check (role in ('reviewer', 'finance', 'support', 'owner')),
  created_at timestamptz not null,
  created_by uuid references operator,  -- null: the first owner
  disabled_at timestamptz,
  disabled_by uuid references operator,
  constraint operator_name_once unique (name_key),
  check ((disabled_at is null) = (disabled_by is null))
);
