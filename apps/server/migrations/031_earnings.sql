-- What a cast earned in a month, read without the rest of her history: what reaches her reward points, and the fee that leaves them.
create index ledger_transfer_earned on ledger_transfer (to_account_id, created_at) include (points)
  where kind in ('USE', 'CANCELLATION_FEE', 'DEBT', 'GIFT');
create index ledger_transfer_fee on ledger_transfer (from_account_id, created_at) include (points)
  where kind = 'STAGE_FEE';
