-- Casts keep guests, and both put the people they know into groups: a guest's are lists of his favourites.

create table favorite_guest (
  cast_id uuid not null references cast_member,
  guest_id uuid not null references guest,
  created_at timestamptz not null,
  primary key (cast_id, guest_id)
);
create index favorite_guest_by_time on favorite_guest (cast_id, created_at desc, guest_id desc);
create index favorite_guest_of_guest on favorite_guest (guest_id);

create table contact_group (
  id uuid primary key,
  owner_id uuid not null references account,
  name text not null check (char_length(name) between 1 and 20),
  member_type text not null check (member_type in ('CHOSEN', 'FAVORITE', 'FAVORED', 'MET', 'ALL')),
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index contact_group_of_owner on contact_group (owner_id, created_at, id);

create table contact_group_member (
  group_id uuid not null references contact_group on delete cascade,
  member_id uuid not null references account,
  added_at timestamptz not null,
  primary key (group_id, member_id)
);
create index contact_group_member_of on contact_group_member (member_id);

-- What somebody notes about somebody else, for nobody's eyes but his own.
create table private_memo (
  id uuid primary key,
  owner_id uuid not null references account,
  about_id uuid not null references account,
  body_sealed bytea not null,
  updated_at timestamptz not null,
  constraint private_memo_once unique (owner_id, about_id)
);
create index private_memo_about on private_memo (about_id);

-- Whom an account knows and may see: who asked or was asked, whom he keeps or who keeps her, and with whom there is a chat. Whoever is hidden or
-- has left goes by himself. Ids of guests and casts never meet, so that neither side has to be asked for.
create function known_people(owner uuid) returns setof uuid language plpgsql stable as $$
begin
  return query
    select a.id from account a
    where a.left_at is null
      and a.id in (
        select p.cast_id from participation p where p.guest_id = owner
        union all select p.guest_id from participation p where p.cast_id = owner
        union all select f.cast_id from favorite f where f.guest_id = owner
        union all select f.guest_id from favorite f where f.cast_id = owner
        union all select m.friend_id from chat_member m where m.account_id = owner and m.is_shown)
      and a.id <> all (array(
        select h.cast_id from hidden_pair h where h.guest_id = owner
        union all select h.guest_id from hidden_pair h where h.cast_id = owner));
end $$;

-- Who is in a group now. The groups that everybody has are not rows: their ids are those of the domain's `AUTOMATIC_GROUPS`. Somebody
-- else's group has nobody in it.
create function group_member_ids(owner uuid, wanted uuid) returns setof uuid language plpgsql stable as $$
declare
  kind text := case wanted
    when '00000000-0000-4000-8000-0000000000f1' then 'FAVORITE'
    when '00000000-0000-4000-8000-0000000000f2' then 'FAVORED'
    when '00000000-0000-4000-8000-0000000000f3' then 'MET'
    else (select g.member_type from contact_group g where g.id = wanted and g.owner_id = owner) end;
begin
  if kind is null then return; end if;
  return query
    select k.id from known_people(owner) as k (id)
    where case kind
      when 'ALL' then true
      when 'CHOSEN' then k.id in (select m.member_id from contact_group_member m where m.group_id = wanted)
      when 'FAVORITE' then k.id in (
        select f.cast_id from favorite f where f.guest_id = owner
        union all select f.guest_id from favorite_guest f where f.cast_id = owner)
      when 'FAVORED' then k.id in (select f.guest_id from favorite f where f.cast_id = owner)
      else k.id in (
        select p.cast_id from participation p where p.guest_id = owner
          and p.status in ('FORCE_FINISH', 'APPROVE') and p.finished_at is not null
          and p.cancel_type is distinct from 'GUEST_NO_SHOW'
        union all select p.guest_id from participation p where p.cast_id = owner
          and p.status in ('FORCE_FINISH', 'APPROVE') and p.finished_at is not null
          and p.cancel_type is distinct from 'GUEST_NO_SHOW') end;
end $$;

-- A cast's message to a group, and what becomes of it for each of its people.
create table group_message (
  id uuid primary key,
  cast_id uuid not null references cast_member,
  group_name text not null,
  body text not null,
  day date not null,                   -- of Tokyo: so many a day
  sent_at timestamptz not null,
  done_at timestamptz
);
create index group_message_of_cast on group_message (cast_id, sent_at desc, id desc);
create index group_message_old on group_message (sent_at, id);

create table group_message_part (
  group_message_id uuid not null references group_message on delete cascade,
  guest_id uuid not null references guest,
  state text not null check (state in ('WAITING', 'SENT', 'LEFT_OUT')),
  primary key (group_message_id, guest_id)
);
create index group_message_part_of_guest on group_message_part (guest_id);
create index group_message_part_waiting on group_message_part (group_message_id, guest_id) where state = 'WAITING';
