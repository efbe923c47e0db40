-- What operators did: a row for each call, written in the transaction of the act; of a refused one, the code.

create table operator_audit (
  id bigint generated always as identity primary key,
  operator_id uuid not null references operator,
  at timestamptz not null,
  -- name of the call in the contract
  call text not null check (call <> ''),
  -- ids of what it was about, by the names of the call's parameters; nothing private
  targets jsonb not null check (jsonb_typeof(targets) = 'object'),
  -- DONE, or the code it was refused with
  outcome text not null check (outcome <> '')
);

create index operator_audit_by on operator_audit (operator_id, id);
create trigger operator_audit_unchanged before update or delete on operator_audit
  for each row execute function refuse_change();
