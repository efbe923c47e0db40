-- Who took a stage count back, and why. Null: it still counts, a chargeback took it back, or nobody was asked for a reason by then.
alter table stage_count add column reversed_by uuid references operator,
  add column reversed_reason text check (reversed_reason <> ''),
  add check ((reversed_by is null) = (reversed_reason is null)),
  add check (reversed_by is null or reversed_at is not null);

-- Why a receipt was corrected, for operators beside it; so far it stood in the audit alone.
alter table receipt_correction add column reason text check (reason <> '');
alter table receipt_correction disable trigger receipt_correction_append_only;
update receipt_correction c set reason = a.reason from (
  select distinct on (targets ->> 'receiptId') targets ->> 'receiptId' as receipt_id, reason from operator_audit
  where call = 'correctReceipt' and outcome = 'DONE' and reason is not null order by targets ->> 'receiptId', number) a
where a.receipt_id = c.receipt_id::text;
alter table receipt_correction enable trigger receipt_correction_append_only;
