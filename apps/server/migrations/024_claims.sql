-- Claims that somebody did not come: 24 hours to object, then as claimed; an objection waits for an operator.

alter table participation
  add column claim_type text check (claim_type in ('GUEST_NO_SHOW', 'CAST_NO_SHOW')),
  add column claimed_at timestamptz,
  add column objected_at timestamptz,
  add column claim_ended_at timestamptz,
  add constraint participation_claim check (
    (claim_type is null) = (claimed_at is null)
    and (objected_at is null or objected_at >= claimed_at)
    and (claim_ended_at is null or claim_ended_at >= claimed_at)),
  -- While a claim is open nothing is settled.
  add constraint participation_claim_unsettled check (claimed_at is null or claim_ended_at is not null or settled_at is null);
-- What operators see.
create index participation_claim_open on participation (claimed_at, id) where claimed_at is not null and claim_ended_at is null;
