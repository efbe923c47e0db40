-- Who of the operators has taken what of the queues. The row stands for the thing itself: it goes when that is decided, and counts for half an
-- hour after the last act on it.
create table work_item (
  queue text not null check (queue in ('alerts', 'reports', 'age-checks', 'media-files', 'inquiries', 'removals', 'claims', 'phone-changes',
    'lost-numbers', 'name-requests', 'penalties', 'matches', 'referrals', 'debts', 'frozen-rewards', 'acts', 'dead-work', 'deliveries')),
  item_id text not null check (char_length(item_id) between 1 and 73),
  operator_id uuid not null references operator (id),
  taken_at timestamptz not null,
  acted_at timestamptz not null,
  primary key (queue, item_id),
  check (acted_at >= taken_at)
);
create index work_item_by_item on work_item (item_id);
create index work_item_by_operator on work_item (operator_id);
create index work_item_by_time on work_item (acted_at);

-- Each queue in the order in which it is worked off, so that a page begins where the one before ended.
drop index phone_change_waiting;
create index phone_change_waiting on phone_change (asked_at, id) where state = 'WAITING';
drop index lost_number_waiting;
create index lost_number_waiting on lost_number (asked_at, id) where state = 'WAITING';
drop index report_open;
create index report_open on report (created_at, id) where handled_at is null;
drop index referral_to_review;
create index referral_to_review on referral (decided_at, friend_id) where outcome = 'REVIEW';
create index debt_waiting on debt (created_at, id) where status = 'OPEN';
create index chargeback_newest on chargeback (created_at, id);
create index removal_request_open on removal_request (asked_at, inquiry_id) where outcome is null;
