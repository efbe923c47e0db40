-- An operator looks at the product as one member sees it: a tab that reads and changes nothing, for some minutes. Why stands with the
-- private reads, which stay; this goes the night after.
create table member_view (
  id uuid primary key,
  token_hash bytea not null unique,
  operator_id uuid not null references operator,
  account_id uuid not null references account,
  begun_at timestamptz not null,
  ends_at timestamptz not null
);
create index member_view_ended on member_view (ends_at);
create index member_view_of on member_view (account_id);

alter table private_read drop constraint private_read_kind_check;
alter table private_read add constraint private_read_kind_check check (kind in ('PERSON', 'BANK_ACCOUNT', 'PAYMENTS', 'RECEIPTS',
  'NAME_REQUEST', 'LOST_NUMBER', 'ACCESS_RECORDS', 'AGE_DOCUMENT', 'BOOKING', 'REPORT', 'ALARM', 'MEDIA', 'CHAT', 'INQUIRY',
  'FIND_PERSON', 'EXPORT', 'DISPUTE', 'VIEW'));
