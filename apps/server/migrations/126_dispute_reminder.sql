-- Operators are reminded of a dispute before it can be answered no more.
alter table chargeback add column remind_at timestamptz;
update chargeback set remind_at = respond_by - interval '3 days' where outcome is null;
create index chargeback_due on chargeback (remind_at, id) where remind_at is not null;
