-- What a person has not read yet is counted by what it is about, and marked one by one.
create index notification_unread on notification (account_id) where read_at is null;
