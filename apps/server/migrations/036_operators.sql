-- Operators are rows; what they did refers to the row. Names that were written with an act become rows, one for all spellings that
-- look the same.

create table operator (
  id uuid primary key,
  name text not null check (name <> ''),
  -- equal for all spellings that a reader takes for one name (packages/domain/src/operator)
  name_key text not null check (name_key <> ''),
  role text not null check (role in ('reviewer', 'finance', 'support', 'owner')),
  created_at timestamptz not null,
  created_by uuid references operator,  -- nobody: the first owner, and names from before there were rows
  disabled_at timestamptz,
  disabled_by uuid references operator,
  constraint operator_name_once unique (name_key),
  check ((disabled_at is null) = (disabled_by is null))
);

-- As operatorName() of the domain: NFKC, nothing invisible, single blanks.
create function pg_temp.shown_name(text) returns text language sql immutable as $$
  select coalesce(nullif(btrim(regexp_replace(regexp_replace(regexp_replace(normalize($1, NFKC),
    '[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0\U000e0000-\U000e0fff]', '', 'g'),
    '[\u0009-\u000d\u0020\u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+', ' ', 'g'),
    '[\u0001-\u001f\u007f-\u009f]', '', 'g')), ''), 'unnamed')
$$;
-- As operatorNameKey(); Cyrillic and Greek letters that posed as Latin ones, which are refused now, count as those.
create function pg_temp.name_key(text) returns text language sql immutable as $$
  select coalesce(nullif(translate(regexp_replace(lower(translate(
    normalize(regexp_replace(normalize(pg_temp.shown_name($1), NFD), '[\u0300-\u036f]', '', 'g'), NFC),
    'АВЕЅІЈКМНОРСТУХаеорсухіјѕһԁԛԝкмтΑΒΕΖΗΙΚΜΝΟΡΤΥΧαικνορτυχɑɡı',
    'ABESIJKMHOPCTYXaeopcyxijshdqwkmtABEZHIKMNOPTYXaikvoptuxagi')),
    '[ ._''-]', '', 'g'),
    'ァアィイゥウェエォオカガキギクグケゲコゴサザシジスズセゼソゾタダチヂッツヅテデトドナニヌネノハバパヒビピフブプヘベペホボポマミムメモャヤュユョヨラリルレロヮワヰヱヲンヴヵヶ一二三八千口囗力夕卜工才丿01i',
    'ぁあぃいぅうぇえぉおかがきぎくぐけげこごさざしじすずせぜそぞただちぢっつづてでとどなにぬねのはばぱひびぴふぶぷへべぺほぼぽまみむめもゃやゅゆょよらりるれろゎわゐゑをんゔゕゖーにみはちろろかたとえおのoll'), ''), 'unnamed')
$$;
-- An actor of payoffs was 'operator <name>', in the demo's files, too.
with written (name, at) as (
  select proposed_by, proposed_at from operator_act
  union all select approved_by, approved_at from operator_act where approved_by is not null
  union all select declined_by, declined_at from operator_act where declined_by is not null
  union all select handled_by, handled_at from operator_alert where handled_by is not null
  union all select handled_by, handled_at from report where handled_by is not null
  union all select lifted_by, lifted_at from penalty where lifted_by is not null
  union all select regexp_replace(actor, '^operator ', ''), at from payoff_event where actor like 'operator %'
  union all select regexp_replace(created_by, '^operator ', ''), created_at from payoff_batch)
insert into operator (id, name, name_key, role, created_at)
select gen_random_uuid(), (array_agg(pg_temp.shown_name(name) order by pg_temp.shown_name(name) ~ '[^ -~]', at, pg_temp.shown_name(name) collate "C" desc))[1],
  pg_temp.name_key(name), 'support', min(at)
from written group by pg_temp.name_key(name);

alter table operator_act drop constraint operator_act_two_people, drop constraint operator_act_proposed_by_check;
create function pg_temp.operator_id(text) returns uuid language sql stable as $$
  select id from public.operator where name_key = pg_temp.name_key($1)
$$;

-- A row for each text. The type of a column cannot be changed by a query, so each is written anew.
alter table operator_act rename column proposed_by to proposed_name;
alter table operator_act rename column approved_by to approved_name;
alter table operator_act rename column declined_by to declined_name;
alter table operator_act
  add column proposed_by uuid references operator,
  add column approved_by uuid references operator,
  add column declined_by uuid references operator;
update operator_act set
  proposed_by = pg_temp.operator_id(proposed_name),
  approved_by = pg_temp.operator_id(approved_name),
  declined_by = pg_temp.operator_id(declined_name);
alter table operator_act
  drop column proposed_name,
  drop column approved_name,
  drop column declined_name,
  alter column proposed_by set not null,
  add check ((approved_by is null) = (approved_at is null)),
  add check ((declined_by is null) = (declined_at is null)),
  -- Acts of one person under two spellings that were approved before stay as they were; no more of them can be.
  add constraint operator_act_two_people check (approved_by <> proposed_by) not valid;

alter table operator_alert rename column handled_by to handled_name;
alter table operator_alert add column handled_by uuid references operator;
update operator_alert set handled_by = pg_temp.operator_id(handled_name) where handled_name is not null;
alter table operator_alert drop column handled_name, add check ((handled_at is null) = (handled_by is null));

alter table report rename column handled_by to handled_name;
alter table report add column handled_by uuid references operator;
update report set handled_by = pg_temp.operator_id(handled_name) where handled_name is not null;
alter table report drop column handled_name, add check ((handled_at is null) = (handled_by is null));

alter table penalty drop constraint penalty_lifted;
alter table penalty rename column lifted_by to lifted_name;
alter table penalty add column lifted_by uuid references operator;
update penalty set lifted_by = pg_temp.operator_id(lifted_name) where lifted_name is not null;
alter table penalty drop column lifted_name, add constraint penalty_lifted check (
  (lifted_at is null) = (lifted_by is null) and (lifted_at is null) = (lifted_reason is null) and lifted_at >= created_at);

alter table payoff_batch rename column created_by to created_name;
alter table payoff_batch add column created_by uuid references operator;
update payoff_batch set created_by = pg_temp.operator_id(regexp_replace(created_name, '^operator ', ''));
alter table payoff_batch drop column created_name, alter column created_by set not null;

alter table payoff_event disable trigger payoff_event_unchanged;
alter table payoff_event add column operator_id uuid references operator;
update payoff_event set operator_id = pg_temp.operator_id(regexp_replace(actor, '^operator ', '')), actor = 'operator'
where actor like 'operator %';
alter table payoff_event
  add check (actor in ('cast', 'clock', 'operator')),
  add check ((actor = 'operator') = (operator_id is not null));
alter table payoff_event enable trigger payoff_event_unchanged;

-- Of a waived debt: who; before, the name stands in the reason.
alter table debt add column waived_by uuid references operator;

drop function pg_temp.operator_id(text), pg_temp.name_key(text), pg_temp.shown_name(text);
