-- What the staff notes about a member, for each other. A note stays as it was written until its member is forgotten.
create table member_note (
  id uuid primary key,
  account_id uuid not null references account,
  operator_id uuid not null references operator,
  text text not null check (text <> '' and char_length(text) <= 1000),
  written_at timestamptz not null
);
create index member_note_of_account on member_note (account_id, id desc);

create function refuse_change_of_note() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.text = '-' and to_jsonb(new) - 'text' = to_jsonb(old) - 'text' then
    return new;
  end if;
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end $$;
create trigger member_note_append_only before update or delete on member_note
  for each row execute function refuse_change_of_note();
