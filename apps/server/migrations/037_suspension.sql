-- A suspension can be lifted; what a cast earns in a meeting that runs when she or her guest is suspended is frozen until an operator
-- decides about it.

create table suspension (
  id uuid primary key,
  account_id uuid not null references account,
  suspended_at timestamptz not null,
  suspended_by uuid references operator,  -- null: before operators were rows
  lifted_at timestamptz,
  lifted_by uuid references operator,
  reason text check (reason <> ''),       -- why it was lifted; private
  constraint suspension_lifted check (
    (lifted_at is null) = (lifted_by is null) and (lifted_at is null) = (reason is null) and lifted_at >= suspended_at)
);
create unique index suspension_once on suspension (account_id) where lifted_at is null;
insert into suspension (id, account_id, suspended_at)
select gen_random_uuid(), id, suspended_at from account where suspended_at is not null;

-- Set while the meeting runs; at the settlement the reward goes to CAST_FROZEN.
alter table participation add column reward_frozen_at timestamptz;

alter table ledger_account drop constraint ledger_account_kind_check, drop constraint ledger_account_owner_check;
alter table ledger_account
  add constraint ledger_account_kind_check check (kind in (
    'PURCHASED', 'GRANTED', 'COMPENSATED', 'EXPIRED', 'STAGE_FEE', 'PAYOFF', 'ADJUSTED', 'REFUNDED', 'CHARGED_BACK',
    'GUEST_AVAILABLE', 'GUEST_HELD', 'GUEST_DEBT', 'CAST_REWARD',
    -- opened with her first frozen reward
    'CAST_FROZEN')),
  add constraint ledger_account_owner_check check (
    (owner_id is not null) = (kind in ('GUEST_AVAILABLE', 'GUEST_HELD', 'GUEST_DEBT', 'CAST_REWARD', 'CAST_FROZEN')));

alter table ledger_transfer drop constraint ledger_transfer_kind_check;
alter table ledger_transfer add constraint ledger_transfer_kind_check check (kind in (
  'PURCHASE', 'TOP_UP', 'SHORTFALL', 'COUPON', 'HOLD', 'RELEASE', 'USE', 'CANCELLATION_FEE', 'STAGE_FEE', 'EXPIRY',
  'COMPENSATION', 'GIFT', 'DEBT', 'DEBT_PAID', 'DEBT_WAIVED', 'PAYOFF', 'PAYOFF_RETURN', 'REFUND', 'CHARGEBACK',
  'ADJUSTMENT', 'REWARD_FROZEN', 'REWARD_RELEASED', 'REWARD_RETURNED'));

-- A settled reward that waits for a decision: hers after all, or back to the guest together with the fee that was taken of it.
create table frozen_reward (
  participation_id uuid primary key references participation,
  booking_id uuid not null references booking,
  cast_id uuid not null references cast_member,
  guest_id uuid not null references guest,
  reward_points integer not null check (reward_points > 0),
  fee_points integer not null check (fee_points >= 0),
  frozen_at timestamptz not null,
  outcome text check (outcome in ('RELEASED', 'RETURNED')),
  decided_at timestamptz,
  decided_by uuid references operator,
  reason text check (reason <> ''),       -- private
  check ((outcome is null) = (decided_at is null)),
  check ((outcome is null) = (decided_by is null)),
  check ((outcome is null) = (reason is null))
);
create index frozen_reward_open on frozen_reward (frozen_at, participation_id) where outcome is null;
create index frozen_reward_of_cast on frozen_reward (cast_id) where outcome is null;

-- One operator releases a reward; two give it back, by an act.
alter table operator_act
  add column participation_id uuid references participation,
  drop constraint operator_act_kind_check,
  add constraint operator_act_kind_check check (kind in
    ('GUEST_ADJUSTMENT', 'CAST_ADJUSTMENT', 'REFUND', 'BOOKING_END', 'REWARD_RETURN')),
  add constraint operator_act_participation check ((kind = 'REWARD_RETURN') = (participation_id is not null));

-- What she earned counts a frozen reward when it is released.
drop index ledger_transfer_earned;
drop index ledger_transfer_fee;
create index ledger_transfer_earned on ledger_transfer (to_account_id, created_at) include (points)
  where kind in ('USE', 'CANCELLATION_FEE', 'DEBT', 'GIFT', 'REWARD_RELEASED');
create index ledger_transfer_fee on ledger_transfer (from_account_id, created_at) include (points)
  where kind in ('STAGE_FEE', 'REWARD_FROZEN');
