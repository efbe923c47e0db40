-- A mistyped name on a receipt: another receipt, under another number, stands in its place, and nothing of the first one changes.

-- Which receipt stands in the place of which. Once for each; the one in its place can be corrected again.
create table receipt_correction (
  receipt_id uuid primary key references receipt,
  replaced_by_id uuid not null unique references receipt,
  operator_id uuid not null references operator,
  corrected_at timestamptz not null,
  unique (receipt_id, replaced_by_id),
  check (receipt_id <> replaced_by_id)
);
create trigger receipt_correction_append_only before update or delete on receipt_correction
  for each row execute function refuse_change();

-- The lines of a purchase are a chain: one says it first, and each other one replaces the line of the receipt that was corrected. So a
-- purchase stands on one receipt in force at most, that at the end of its chain, without a row that is ever marked.
alter table receipt_line
  add column replaces_id uuid,
  drop constraint receipt_line_once,
  add constraint receipt_line_once unique nulls not distinct (purchase_id, replaces_id),
  add constraint receipt_line_of_receipt unique (receipt_id, purchase_id),
  add constraint receipt_line_correction foreign key (replaces_id, receipt_id)
    references receipt_correction (receipt_id, replaced_by_id),
  add constraint receipt_line_replaced foreign key (replaces_id, purchase_id)
    references receipt_line (receipt_id, purchase_id);

-- A correction reverses what was left of a receipt; no money moves.
alter table receipt_reversal
  add column replaced_by_id uuid,
  drop constraint receipt_reversal_cause,
  add constraint receipt_reversal_cause check (num_nonnulls(refund_id, chargeback_id, replaced_by_id) = 1),
  add constraint receipt_reversal_correction foreign key (receipt_id, replaced_by_id)
    references receipt_correction (receipt_id, replaced_by_id),
  -- without a receipt the foreign key would not look
  add constraint receipt_reversal_corrects check (replaced_by_id is null or receipt_id is not null);
create unique index receipt_reversal_by_correction on receipt_reversal (replaced_by_id, purchase_id)
  where replaced_by_id is not null;

-- What operators hand out: printed again with the day, or marked as void.
alter table receipt_export
  drop constraint receipt_export_copy_check,
  add constraint receipt_export_copy_check check (copy in ('ORIGINAL', 'REISSUE', 'REPRINT', 'VOID'));
