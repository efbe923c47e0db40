-- Reads of bookings that cost the same however long somebody's history is.

-- One index per time tab and side, with the conditions of the tabs: a page reads its own rows and no others.
create index participation_guest_future on participation (guest_id, starts_at, booking_id)
  where status in ('PENDING', 'NO_SHOW') or status = 'APPROVE' and finished_at is null;
create index participation_guest_past on participation (guest_id, starts_at, booking_id) include (finished_at)
  where status = 'FORCE_FINISH' or status = 'APPROVE' and finished_at is not null;
create index participation_guest_closed on participation (guest_id, starts_at, booking_id)
  where status in ('REJECT', 'AUTO_REJECT', 'CANCEL', 'AUTO_CANCEL');
create index participation_cast_future on participation (cast_id, starts_at, id)
  where status in ('PENDING', 'NO_SHOW') or status = 'APPROVE' and finished_at is null;
-- Among what is to come, what waits for her and what takes her time.
create index participation_cast_pending on participation (cast_id, starts_at, id) where status = 'PENDING';
drop index participation_pending;
create index participation_cast_taken on participation (cast_id, starts_at, id)
  where status = 'NO_SHOW' or status = 'APPROVE' and finished_at is null;
create index participation_cast_past on participation (cast_id, starts_at, id)
  where status = 'FORCE_FINISH' or status = 'APPROVE' and finished_at is not null;
create index participation_cast_closed on participation (cast_id, starts_at, id)
  where status in ('REJECT', 'AUTO_REJECT', 'CANCEL', 'AUTO_CANCEL');

-- A guest's days, as `participation_of_cast` has them for a cast.
create index participation_of_guest on participation (guest_id, starts_at desc, id desc);
drop index booking_of_guest;
create index booking_unsettled on booking (guest_id) where settled_at is null;
-- What a guest called off lately, and what ended for want of a payment.
create index participation_cancelled on participation (guest_id, cancel_type, cancelled_at) where cancel_type is not null;

-- How casts judged a guest.
create index review_of_guest on review (guest_id, tier) where author = 'cast' and visible_at is not null;
-- When a hidden review becomes visible is counted from the end of its meeting.
alter table review add column finished_at timestamptz;
update review r set finished_at = p.finished_at from participation p where p.id = r.participation_id and r.visible_at is null;
drop index review_hidden;
create index review_hidden on review (finished_at, participation_id) where visible_at is null;

-- A guest's points that are left or held, without those that are long spent.
create index lot_of_guest on lot (guest_id) where remaining_points > 0 or held_points > 0;

-- What a card paid or owes for a booking, also long afterwards.
create index top_up_any_of_booking on top_up (booking_id) where booking_id is not null;
create index debt_of_booking on debt (booking_id) where booking_id is not null;
