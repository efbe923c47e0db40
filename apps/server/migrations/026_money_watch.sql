-- What watches over payments: the nightly comparison with the payment service, its silence, refused authorisations, chargebacks on receipts.

-- When a finished payment was compared with the payment service's books; null until then.
alter table purchase add column compared_at timestamptz;
create index purchase_to_compare on purchase (id)
  where compared_at is null and card_id is not null and completed_at is not null;
alter table top_up add column compared_at timestamptz;
create index top_up_to_compare on top_up (id) where compared_at is null and status in ('CANCELLED', 'FAILED');

-- What waits for the payment service since the look at `seen_at`; raised once when it still does at a later one.
create table payment_silence (
  key uuid primary key,                 -- the purchase, authorisation, refund or debt, or the booking that is settled
  what text not null check (what in ('PURCHASE', 'TOP_UP', 'SETTLEMENT', 'DEBT', 'REFUND')),
  seen_at timestamptz not null,
  raised_at timestamptz
);

-- An authorisation asked for by a person counts like a purchase of his, against card testing.
alter table card_attempt add column top_up_id uuid references top_up;

-- A chargeback takes a purchase off its receipt as a refund does.
alter table receipt_reversal
  alter column refund_id drop not null,
  add column chargeback_id uuid unique references chargeback,
  add constraint receipt_reversal_cause check ((refund_id is null) <> (chargeback_id is null));
