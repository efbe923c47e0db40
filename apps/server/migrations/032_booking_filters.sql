-- Lists by list status: what a page needs is found by an index of its own, however much else somebody's history has.

-- A guest's bookings that wait for an answer (1), and those that are confirmed and not settled (0).
drop index booking_unsettled;
create index booking_unsettled on booking (guest_id, ((confirmed_at is null)::int), starts_at, id) where settled_at is null;

-- Who is in a meeting now, or missed.
create index participation_guest_meeting on participation (guest_id, starts_at, booking_id)
  where status = 'NO_SHOW' or status = 'APPROVE' and arrived_at is not null and finished_at is null;
create index participation_cast_meeting on participation (cast_id, starts_at, id)
  where status = 'NO_SHOW' or status = 'APPROVE' and arrived_at is not null and finished_at is null;

-- What was refused apart from what was cancelled: one part is in one of the two.
drop index participation_guest_closed;
create index participation_guest_rejected on participation (guest_id, starts_at, booking_id)
  where status in ('REJECT', 'AUTO_REJECT');
create index participation_guest_called_off on participation (guest_id, starts_at, booking_id)
  where status in ('CANCEL', 'AUTO_CANCEL');
drop index participation_cast_closed;
create index participation_cast_rejected on participation (cast_id, starts_at, id) where status in ('REJECT', 'AUTO_REJECT');
create index participation_cast_called_off on participation (cast_id, starts_at, id) where status in ('CANCEL', 'AUTO_CANCEL');

-- How many meetings a guest had, each booking once and none that he missed, is counted without reading a part itself.
drop index participation_guest_past;
create index participation_guest_past on participation (guest_id, starts_at, booking_id) include (finished_at, cancel_type)
  where status = 'FORCE_FINISH' or status = 'APPROVE' and finished_at is not null;
