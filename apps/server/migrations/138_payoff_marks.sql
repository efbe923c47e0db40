-- Payoffs that a young card paid, and those of two who paid each other (rules.md 13), are marked when they are asked for; what waits for an
-- operator by it says so.
alter table payoff drop constraint payoff_review_check,
  add constraint payoff_review_check check (review in ('NAME_MISMATCH', 'RETURNED', 'TAKEOVER', 'CIRCLE', 'YOUNG_CARD'));

create table payoff_mark (
  payoff_id uuid not null references payoff,
  mark text not null check (mark in ('YOUNG_CARD', 'CIRCLE', 'OTHER_NAME')),
  since timestamptz not null,
  -- Until when it may not be paid by itself; null: until somebody has looked.
  waits_until timestamptz,
  -- When an operator said that it was looked at.
  released_at timestamptz,
  primary key (payoff_id, mark)
);

-- What waits already because of its name.
insert into payoff_mark (payoff_id, mark, since)
  select id, 'OTHER_NAME', requested_at from payoff where review = 'NAME_MISMATCH';
