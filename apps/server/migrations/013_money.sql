-- Every kind of movement of points: gifts, top-ups, debts, payoffs, refunds, chargebacks, adjustments.

alter table ledger_account drop constraint ledger_account_kind_check, drop constraint ledger_account_check;
alter table ledger_account
  add constraint ledger_account_kind_check check (kind in (
    'PURCHASED', 'GRANTED', 'COMPENSATED', 'EXPIRED', 'STAGE_FEE', 'PAYOFF', 'ADJUSTED', 'REFUNDED', 'CHARGED_BACK',
    -- GUEST_DEBT is what a guest owes: it goes below zero
    'GUEST_AVAILABLE', 'GUEST_HELD', 'GUEST_DEBT', 'CAST_REWARD')),
  add constraint ledger_account_owner_check check (
    (owner_id is not null) = (kind in ('GUEST_AVAILABLE', 'GUEST_HELD', 'GUEST_DEBT', 'CAST_REWARD')));
insert into ledger_account (kind) values ('PAYOFF'), ('ADJUSTED'), ('REFUNDED'), ('CHARGED_BACK');
insert into ledger_account (kind, owner_id) select 'GUEST_DEBT', guest_id from wallet;

alter table ledger_transfer drop constraint ledger_transfer_kind_check;
alter table ledger_transfer
  -- the coupon's redemption, gift, payoff, debt, refund or adjustment that its kind names
  add column cause_id uuid,
  add constraint ledger_transfer_kind_check check (kind in (
    'PURCHASE', 'TOP_UP', 'SHORTFALL', 'COUPON', 'HOLD', 'RELEASE', 'USE', 'CANCELLATION_FEE', 'STAGE_FEE', 'EXPIRY',
    'COMPENSATION', 'GIFT', 'DEBT', 'DEBT_PAID', 'DEBT_WAIVED', 'PAYOFF', 'PAYOFF_RETURN', 'REFUND', 'CHARGEBACK',
    'ADJUSTMENT'));
create index ledger_transfer_of_cause on ledger_transfer (cause_id) where cause_id is not null;
