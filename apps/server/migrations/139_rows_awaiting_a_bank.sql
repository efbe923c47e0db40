-- Whether a bank has answered for every payment of a file is asked at each answer.
create index payoff_batch_row_awaiting on payoff_batch_row (batch_id) where result is null;
