-- Two operators end a meeting together: one proposes, another approves, and then it is billed.

alter table operator_act
  add column booking_id uuid references booking,
  drop constraint operator_act_kind_check,
  add constraint operator_act_kind_check check (kind in ('GUEST_ADJUSTMENT', 'CAST_ADJUSTMENT', 'REFUND', 'BOOKING_END')),
  -- of a booking's end: what it billed when it was proposed
  drop constraint operator_act_points_check,
  add constraint operator_act_points_check check (points <> 0 or kind = 'BOOKING_END'),
  add constraint operator_act_booking check ((kind = 'BOOKING_END') = (booking_id is not null));
