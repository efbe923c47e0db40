-- Casts who did not come are few at any time. Without an index of their own PostgreSQL reads two larger ones and compares them, as it takes
-- what their conditions have in common for a coincidence.
create index participation_cast_no_show on participation (cast_id, starts_at, id) where status = 'NO_SHOW';
