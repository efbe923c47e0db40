-- The steps of one kind in the history of bookings, the last first, with her district and class when she was asked: a rare one of them is
-- found without reading everybody's shares.
alter table booking_event add column cast_class text, add column district text;
alter table booking_event disable trigger booking_event_append_only;
update booking_event e set cast_class = p.cast_class, district = p.district from participation p where p.id = e.participation_id;
alter table booking_event enable trigger booking_event_append_only;
create index booking_event_of_step on booking_event (action, actor, to_state, at desc, id desc) include (district, cast_class, participation_id)
  where from_state is distinct from to_state;

-- Receipts by a part of the name, however short, and by their total.
create index receipt_addressee_grams on receipt using gin (search_grams(addressee));
create statistics receipt_gram_counts on (search_grams(addressee)) from receipt;
create index receipt_by_total on receipt (total_yen, number);
