-- Pictures that an operator sent and that nothing shows yet: news or a banner takes one away with it, what is left goes after a day.
create table news_picture (
  id uuid primary key,
  colour text not null check (colour ~ '^#[0-9a-f]{6}$'),
  sent_by uuid not null references operator,
  sent_at timestamptz not null
);
create index news_picture_left on news_picture (sent_at);

-- What counted for a cast, the last first, as the office shows it.
create index stage_count_of on stage_count (cast_id, counted_at desc, cause_id desc);
