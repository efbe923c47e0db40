-- The role an operator acted in: it may be another one later. Rows of before get the role of today, the only one that is known.

alter table operator_audit add column operator_role text
  check (operator_role in ('reviewer', 'finance', 'support', 'owner'));

alter table operator_audit disable trigger operator_audit_unchanged;
update operator_audit a set operator_role = o.role from operator o where o.id = a.operator_id;
alter table operator_audit enable trigger operator_audit_unchanged;

alter table operator_audit alter column operator_role set not null;
