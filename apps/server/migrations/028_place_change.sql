-- A change of the place of a confirmed booking: proposed by either side, agreed by the other (rules.md 5).

create table place_proposal (
  id uuid primary key,
  booking_id uuid not null references booking,
  -- the cast who proposed; null: the guest
  participation_id uuid references participation,
  -- where they would have met, and where they would meet instead
  from_place text not null,
  place text not null,
  created_at timestamptz not null,
  -- the start, or when a cast left: the proposal may be over; null once it is
  due_at timestamptz,
  answered_at timestamptz,
  outcome text check (outcome in ('ACCEPTED', 'DECLINED', 'WITHDRAWN', 'LAPSED')),
  constraint place_proposal_end check (
    (outcome is null) = (answered_at is null) and (outcome is null) = (due_at is not null))
);
create unique index place_proposal_open on place_proposal (booking_id) where outcome is null;
create index place_proposal_due on place_proposal (due_at, id) where due_at is not null;

-- What each cast said to a guest's proposal.
create table place_answer (
  proposal_id uuid not null references place_proposal,
  participation_id uuid not null references participation,
  agreed boolean not null,
  answered_at timestamptz not null,
  primary key (proposal_id, participation_id)
);
create trigger place_answer_append_only before update or delete on place_answer
  for each row execute function refuse_change();
