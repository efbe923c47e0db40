-- What operators look through as new waits for an answer or for points: unconfirmed, and few among what is open.
create index booking_waiting_by_start on booking (starts_at desc, id desc) where open and confirmed_at is null;
