-- expand: the evidence of reports that were dealt with long ago is found by that time
create index concurrently report_handled on report (handled_at) where handled_at is not null;
