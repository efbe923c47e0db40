-- Missing points of bookings by card: authorisations, settlements that wait for the provider, debts.

alter table booking
  -- planned points and agreed extensions that the hold does not cover
  add column missing_points integer not null default 0 check (missing_points >= 0),
  -- 18:00 two days before, while nothing on the card stands for the missing points
  add column payment_deadline_at timestamptz,
  -- when the card is asked next: for the first time, or anew before an authorisation runs out
  add column authorise_at timestamptz;
create index booking_to_authorise on booking (authorise_at, id) where authorise_at is not null;

-- An authorisation: committed before the provider is asked, its id is the provider's key and, once captured, the purchase's.
create table top_up (
  id uuid primary key,
  guest_id uuid not null references guest,
  client_request_id uuid,               -- the request it was made for; null when the clock made it
  booking_id uuid references booking,   -- null until that request is stored
  card_id uuid not null references card,
  points integer not null check (points > 0),
  amount_yen integer not null check (amount_yen > 0),
  return_path text,                     -- the guest is there and comes back to it; null when nobody is
  status text not null check (status in
    ('CREATED', 'ACTION_REQUIRED', 'AUTHORISED', 'CAPTURED', 'CANCELLING', 'CANCELLED', 'FAILED')),
  failure_code text,
  created_at timestamptz not null,
  expires_at timestamptz,
  check_at timestamptz,                 -- when the reconciler looks at it
  check (client_request_id is not null or booking_id is not null),
  check (status not in ('AUTHORISED', 'CAPTURED') or expires_at is not null)
);
create unique index top_up_of_booking on top_up (booking_id) where status in ('CREATED', 'ACTION_REQUIRED', 'AUTHORISED');
create unique index top_up_of_request on top_up (guest_id, client_request_id)
  where booking_id is null and status in ('CREATED', 'ACTION_REQUIRED', 'AUTHORISED');
create index top_up_to_check on top_up (check_at, id) where check_at is not null;

-- What a closed booking costs, from its end until the card was asked: one capture, then one charge for the rest.
create table settlement (
  booking_id uuid primary key references booking,
  participation_id uuid not null references participation,
  kind text not null check (kind in ('USE', 'CANCELLATION_FEE')),
  points integer not null check (points > 0),
  minutes integer,
  compensate boolean not null,
  step text not null check (step in ('PLAN', 'CAPTURE', 'CHARGE', 'DONE')),
  top_up_id uuid references top_up,
  -- of these points some may be more than is needed: the provider's smallest charge
  capture_points integer check (capture_points > 0),
  capture_yen integer check (capture_yen > 0),
  captured_payment_id text,
  charge_id uuid unique,
  charge_card_id uuid references card,
  charge_points integer check (charge_points > 0),
  charge_yen integer check (charge_yen > 0),
  created_at timestamptz not null,
  check_at timestamptz,
  check ((step = 'DONE') = (check_at is null)),
  check ((capture_points is null) = (top_up_id is null)),
  check ((charge_points is null) = (charge_id is null))
);
create index settlement_to_check on settlement (check_at, booking_id) where check_at is not null;

-- What a guest owes. An attempt to charge it is kept until its end is known; its id becomes the purchase's.
create table debt (
  id uuid primary key,
  guest_id uuid not null references guest,
  cause text not null check (cause in ('BOOKING', 'CHARGEBACK')),
  booking_id uuid references booking,
  purchase_id uuid references purchase, -- what was charged back
  points integer not null check (points > 0),
  status text not null check (status in ('OPEN', 'PAID', 'WAIVED')),
  created_at timestamptz not null,
  ended_at timestamptz,
  waived_reason text,
  retry_at timestamptz,                 -- the next charge without the guest
  attempt_id uuid unique,
  attempt_card_id uuid references card,
  attempt_points integer check (attempt_points > 0),
  attempt_yen integer check (attempt_yen > 0),
  attempt_return_path text,
  attempt_at timestamptz,
  check_at timestamptz,
  check ((status = 'OPEN') = (ended_at is null)),
  check ((attempt_id is null) = (check_at is null)),
  check ((attempt_id is null) = (attempt_card_id is null)),
  check (status = 'OPEN' or (retry_at is null and attempt_id is null))
);
create index debt_open on debt (guest_id) where status = 'OPEN';
create index debt_to_retry on debt (retry_at, id) where retry_at is not null;
create index debt_to_check on debt (check_at, id) where check_at is not null;

-- Two bookings that ended for want of a payment within 90 days: an operator looks at the guest.
alter table guest add column payment_review_at timestamptz;
