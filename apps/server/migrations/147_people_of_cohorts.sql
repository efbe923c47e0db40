-- Who met somebody in which month, of those who first did in another: what a count of cohorts leads to. Derived every night from the meetings.
create table cohort_person (
  side text not null check (side in ('CAST', 'GUEST')),
  first_month date not null check (extract(day from first_month) = 1),
  month date not null check (month >= first_month and extract(day from month) = 1),
  person_id uuid not null,
  primary key (side, first_month, month, person_id)
);

-- Who met somebody in which months, with the first of them.
create view cohort_month as
  select side, person_id, month, min(month) over (partition by side, person_id) as first_month from (
    select s.side, s.person_id, date_trunc('month', p.day)::date as month from participation p
    cross join lateral (values ('GUEST', p.guest_id), ('CAST', p.cast_id)) s (side, person_id)
    where p.finished_at is not null and p.cancel_type is null and p.settled_at is not null
    group by 1, 2, 3) m;

-- Only what is new is written: most of it is as it was the night before.
create or replace function count_cohorts() returns void language sql as $$
  delete from cohort_person c where not exists (
    select from cohort_month m
    where m.side = c.side and m.first_month = c.first_month and m.month = c.month and m.person_id = c.person_id);
  insert into cohort_person (side, first_month, month, person_id)
    select side, first_month, month, person_id from cohort_month on conflict do nothing;
  delete from booking_cohort;
  insert into booking_cohort select side, first_month, month, count(*) from cohort_person group by 1, 2, 3;
$$;
select count_cohorts();
