-- Exports that one operator proposes and another approves (rules.md 10): of the audit by its filters, of all that is kept of one person.
alter table operator_act
  alter column account_id drop not null,
  -- what of the audit: its filters, its newest row by then, how many rows
  add column export_filter jsonb,
  add column fetched_at timestamptz,
  drop constraint operator_act_kind_check,
  add constraint operator_act_kind_check check (kind in
    ('GUEST_ADJUSTMENT', 'CAST_ADJUSTMENT', 'REFUND', 'BOOKING_END', 'REWARD_RETURN', 'AUDIT_EXPORT', 'PERSONAL_EXPORT')),
  drop constraint operator_act_points_check,
  add constraint operator_act_points_check check
    (case when kind in ('AUDIT_EXPORT', 'PERSONAL_EXPORT') then points = 0 else points <> 0 or kind = 'BOOKING_END' end),
  add constraint operator_act_account check ((kind = 'AUDIT_EXPORT') = (account_id is null)),
  add constraint operator_act_filter check ((kind = 'AUDIT_EXPORT') = (export_filter is not null)),
  add constraint operator_act_fetched check (fetched_at is null or
    (kind in ('AUDIT_EXPORT', 'PERSONAL_EXPORT') and approved_at is not null and fetched_at >= approved_at));
create index operator_act_exports on operator_act (proposed_by, proposed_at desc, id)
  where kind in ('AUDIT_EXPORT', 'PERSONAL_EXPORT');

alter table private_read drop constraint private_read_kind_check;
alter table private_read add constraint private_read_kind_check check (kind in ('PERSON', 'BANK_ACCOUNT', 'PAYMENTS', 'RECEIPTS',
  'NAME_REQUEST', 'LOST_NUMBER', 'ACCESS_RECORDS', 'AGE_DOCUMENT', 'BOOKING', 'REPORT', 'ALARM', 'MEDIA', 'CHAT', 'INQUIRY',
  'FIND_PERSON', 'EXPORT'));
