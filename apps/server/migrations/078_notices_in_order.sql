-- A list of notifications is read by their ids, which are in the order of time: with an index by time every one of a person was read and sorted.
create index notification_in_order on notification (account_id, id desc);
drop index notification_of_account;

-- What is a year old is removed every night without reading the rest.
create index notification_by_time on notification (created_at);
