-- The ceiling of a network address counts numbers that no code was sent to before: people behind one address of a carrier sign in again as often
-- as they like. What was sent before this column counts for nobody.
alter table sms_code add column is_first boolean not null default false;
create index sms_code_first_of_address on sms_code (address, sent_at) where is_first;
