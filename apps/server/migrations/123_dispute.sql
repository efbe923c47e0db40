-- What the card company says of a dispute: until when it is to be answered, and how it ended. Unknown of those that came before.
alter table chargeback
  add column dispute_id text,
  add column dispute_reason text,
  add column respond_by timestamptz,
  add column outcome text check (outcome in ('WON', 'LOST')),
  add column decided_at timestamptz,
  add constraint chargeback_decided check ((outcome is null) = (decided_at is null));

alter table payment_event drop constraint payment_event_kind_check;
alter table payment_event add constraint payment_event_kind_check check (kind in ('PAYMENT', 'CHARGEBACK', 'DISPUTE', 'OTHER'));
create index payment_event_of_key on payment_event (payment_key) where kind = 'CHARGEBACK';

alter table private_read drop constraint private_read_kind_check;
alter table private_read add constraint private_read_kind_check check (kind in ('PERSON', 'BANK_ACCOUNT', 'PAYMENTS', 'RECEIPTS',
  'NAME_REQUEST', 'LOST_NUMBER', 'ACCESS_RECORDS', 'AGE_DOCUMENT', 'BOOKING', 'REPORT', 'ALARM', 'MEDIA', 'CHAT', 'INQUIRY',
  'FIND_PERSON', 'EXPORT', 'DISPUTE'));
