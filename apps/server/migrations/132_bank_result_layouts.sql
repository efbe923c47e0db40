-- What stands in which column of the CSV in which a bank says what became of payments: mapped once for each bank. Nothing about a person.
create table bank_csv_layout (
  id uuid primary key,
  -- How operators call the bank, or one of its files.
  name text not null check (name <> '' and char_length(name) <= 40),
  has_header boolean not null,
  delimiter text not null check (delimiter in ('COMMA', 'TAB', 'SEMICOLON')),
  -- By what a line names its payment: the payoff's number, or account, amount and payee together.
  finds_by text not null check (finds_by in ('NUMBER', 'PAYEE')),
  -- Columns count from 1.
  number_column int check (number_column between 1 and 200),
  account_column int check (account_column between 1 and 200),
  amount_column int check (amount_column between 1 and 200),
  payee_column int check (payee_column between 1 and 200),
  result_column int not null check (result_column between 1 and 200),
  -- What the result's cell says; an empty cell says something, too.
  transferred_values text[] not null,
  returned_values text[] not null,
  -- Of lines about no payment.
  skipped_values text[] not null,
  -- Null: the result's own cell says why.
  reason_column int check (reason_column between 1 and 200),
  -- Who edits has read this one.
  version int not null default 1 check (version > 0),
  made_by uuid not null references operator,
  made_at timestamptz not null,
  constraint bank_csv_layout_name_once unique (name),
  check ((finds_by = 'NUMBER') = (number_column is not null)),
  check ((finds_by = 'PAYEE') = (account_column is not null)),
  check ((finds_by = 'PAYEE') = (amount_column is not null)),
  check ((finds_by = 'PAYEE') = (payee_column is not null)),
  check (cardinality(transferred_values) + cardinality(returned_values) > 0),
  check (not transferred_values && returned_values)
);
