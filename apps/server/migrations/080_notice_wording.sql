-- What operators write in place of the sentence and the title of a notice: each version stays. The newest is used; one without words
-- gives the product's own back.
create table notice_wording (
  kind text not null check (kind ~ '^[A-Z_]{1,60}$'),
  version integer not null check (version > 0),
  title text check (char_length(title) between 1 and 40),
  body text check (char_length(body) between 1 and 200),
  written_by uuid not null references operator,
  written_at timestamptz not null,
  primary key (kind, version)
);

create trigger notice_wording_unchanged before update or delete on notice_wording
  for each row execute function refuse_change();
