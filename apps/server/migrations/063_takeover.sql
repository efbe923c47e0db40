-- Whoever takes over an account changes number, bank account and device: payoffs wait then until she has shown herself.

alter table payoff drop constraint payoff_review_check,
  add constraint payoff_review_check check (review in ('NAME_MISMATCH', 'RETURNED', 'TAKEOVER'));

-- Of devices kept before, it is not known: they count as old.
alter table identity_device add column first_seen_at timestamptz;
update identity_device d set first_seen_at = least(d.seen_at, i.created_at) from identity i where i.id = d.identity_id;
alter table identity_device alter column first_seen_at set not null;
