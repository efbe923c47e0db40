-- A pay day is worked through as one: its payoffs by number, and what stands where without reading rows.
create index payoff_of_day on payoff (pay_day desc, number) include (status, review, transfer_yen);
