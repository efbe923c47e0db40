-- Who left in a span of days is found by the time (figures of people, and the rows they count).
create index account_by_leaving on account (left_at, id) where left_at is not null;
-- They are read page by page in the order of time and id.
drop index account_by_time;
create index account_by_time on account (created_at, id);
drop index age_check_by_decision;
create index age_check_by_decision on age_check (decided_at, id) where decided_at is not null;
