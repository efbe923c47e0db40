-- An operator may lift a penalty: it no longer counts, and stays beside who lifted it and why.

alter table penalty
  add column lifted_at timestamptz,
  add column lifted_by text check (lifted_by <> ''),
  add column lifted_reason text check (lifted_reason <> ''),
  add constraint penalty_lifted check (
    (lifted_at is null) = (lifted_by is null) and (lifted_at is null) = (lifted_reason is null) and lifted_at >= created_at);
-- Whose count brings her into review.
create index penalty_recent on penalty (created_at, cast_id) where lifted_at is null;
