-- Each process of the product says every half minute that it is alive, what it does, and whether it reaches the storage of files. Who ends as
-- he should removes his row; one that stays behind stopped in mid-work.
create table node_beat (
  node_id uuid primary key,
  host text not null,
  pid integer not null,
  roles text[] not null,
  version text not null,
  migration integer not null,            -- the newest that it knows
  started_at timestamptz not null,
  beat_at timestamptz not null,
  reaches_storage boolean not null,
  free_bytes bigint                      -- of the storage; null where nobody can say
);
create index node_beat_by_time on node_beat (beat_at);

-- What waits for a channel, and what a channel did of late, are counted without reading those of all others.
create index notification_delivery_waiting on notification_delivery (channel) where state = 'WAITING' and due_at is null;
create index sent_message_of_channel on sent_message (channel, started_at);
-- When the payment service was last heard of.
create index payment_event_by_time on payment_event (received_at);
