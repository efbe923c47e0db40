-- Several casts in one booking: what each part costs is known when it ends, and is paid when the last one has.

alter table participation
  -- what billed_points are; null where nothing is owed, and before the part has ended
  add column billed_kind text check (billed_kind in ('USE', 'CANCELLATION_FEE')),
  -- the guest did not cause the end: what lapsed while it was held comes back as free points
  add column compensate boolean,
  add constraint participation_billed check (billed_kind is null or billed_points is not null);
update participation p
set billed_kind = s.kind, billed_points = s.points, billed_minutes = s.minutes, compensate = s.compensate
from settlement s where s.participation_id = p.id and s.step <> 'DONE';

-- A settlement is the booking's: its parts say what each of them costs.
alter table settlement
  drop column participation_id,
  drop column kind,
  drop column minutes,
  drop column compensate;
