-- What operators did about an alert, in their words, for those who come after. It goes with its alert.
create table alert_note (
  id bigint generated always as identity primary key,
  alert_id bigint not null references operator_alert (id) on delete cascade,
  operator_id uuid not null references operator (id),
  at timestamptz not null,
  note text not null check (char_length(note) between 1 and 500)
);
create index alert_note_of_alert on alert_note (alert_id, id);

create trigger alert_note_stays before update on alert_note for each row execute function refuse_change();
