-- Calls of a minute, counted by all processes together. Lost with a crash of the database, which costs nobody anything: so nothing of it is
-- written to the log.
create unlogged table rate_window (
  caller_hash bytea not null,           -- HMAC of the kind of call and of the account or address
  minute timestamptz not null,
  calls integer not null check (calls > 0),
  primary key (caller_hash, minute)
);
create index rate_window_by_minute on rate_window (minute);
