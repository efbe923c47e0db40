-- Whose payment a row of a bank's file is about is asked by name and account: the answer says what an account is, so that who asked is kept.
alter table private_read drop constraint private_read_kind_check;
alter table private_read add constraint private_read_kind_check check (kind in ('PERSON', 'BANK_ACCOUNT', 'PAYMENTS', 'RECEIPTS',
  'NAME_REQUEST', 'LOST_NUMBER', 'ACCESS_RECORDS', 'AGE_DOCUMENT', 'BOOKING', 'REPORT', 'ALARM', 'MEDIA', 'CHAT', 'INQUIRY',
  'FIND_PERSON', 'EXPORT', 'DISPUTE', 'VIEW', 'BANK_MATCH'));
