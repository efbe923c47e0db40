-- One kind of link for every picture that an operator opens once; those of before lived for minutes.
drop table media_link;
drop table age_file_link;

create table read_link (
  token_hash bytea primary key,
  kind text not null check (kind in ('MEDIA', 'AGE_DOCUMENT')),
  file_id uuid not null,
  operator_id uuid not null references operator,
  made_at timestamptz not null,
  ends_at timestamptz not null,
  opened_at timestamptz
);
create index read_link_by_time on read_link (made_at);
