-- What a card may still have to pay is found by the card (rules.md 13: ceilings per card).
create index top_up_live_of_card on top_up (card_id) where status in ('CREATED', 'ACTION_REQUIRED', 'AUTHORISED');

-- What became of a chargeback's debt, and what is owed for one cause, are found without reading what everybody owed.
create index debt_of_purchase on debt (purchase_id) where purchase_id is not null;
create index debt_waiting_of_cause on debt (cause, created_at, id) where status = 'OPEN';

-- A person's movements of one kind, or of some days, are few among his: they are found in the index alone.
drop index ledger_transfer_from;
drop index ledger_transfer_to;
create index ledger_transfer_from on ledger_transfer (from_account_id, id desc) include (kind, created_at);
create index ledger_transfer_to on ledger_transfer (to_account_id, id desc) include (kind, created_at);
