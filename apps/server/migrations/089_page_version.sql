-- What pages of rules and help say: each version from the day on which it is in force (00:00, Tokyo), kept for ever. A planned one can be
-- taken back until that day begins; nothing else of a row is ever changed.
create table page_version (
  id uuid primary key,
  text_id text not null check (text_id ~ '^[a-z-]{1,40}$'),
  version date not null,
  -- Whether those who agreed to an earlier version are asked again; only of what people agree to.
  asks boolean not null,
  -- What is new, for those who are asked again and for the list of versions.
  news text check (char_length(news) between 1 and 300),
  body text not null check (char_length(body) between 1 and 60000),
  -- Null: it came with the product.
  written_by uuid references operator,
  written_at timestamptz,
  taken_back_by uuid references operator,
  taken_back_at timestamptz,
  check ((written_by is null) = (written_at is null)),
  check ((taken_back_by is null) = (taken_back_at is null)),
  check (taken_back_at is null or taken_back_at < version::timestamp at time zone 'Asia/Tokyo')
);
create unique index page_version_day on page_version (text_id, version) where taken_back_at is null;
create index page_version_written_by on page_version (written_by);
create index page_version_taken_back_by on page_version (taken_back_by);

create function keep_page_version() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or old.taken_back_at is not null or new.taken_back_at is null
    or (new.id, new.text_id, new.version, new.asks, new.news, new.body, new.written_by, new.written_at)
      is distinct from (old.id, old.text_id, old.version, old.asks, old.news, old.body, old.written_by, old.written_at)
  then
    raise exception '% is append-only', tg_table_name;
  end if;
  return new;
end $$;

create trigger page_version_kept before update or delete on page_version
  for each row execute function keep_page_version();
