-- Receipts of purchases: numbers without gaps, what was printed, the stored files, and what was given back afterwards.

-- The last number given. The row is locked last, in the transaction that stores the receipt: a number exists with its receipt or not at all.
create table receipt_counter (
  only_row boolean primary key default true check (only_row),
  last_number bigint not null check (last_number >= 0)
);
insert into receipt_counter (last_number) values (0);

create table receipt (
  id uuid primary key,
  number bigint not null unique check (number > 0),
  guest_id uuid not null references guest,
  day date not null,                    -- the Tokyo day of its purchases
  issued_at timestamptz not null,
  addressee text not null check (char_length(addressee) between 1 and 50),
  honorific text not null check (honorific in ('様', '御中')),
  proviso text not null,
  points integer not null check (points > 0),
  total_yen integer not null check (total_yen > 0),
  tax_percent smallint not null check (tax_percent between 1 and 99),
  tax_yen integer not null,
  -- the issuer as it was then
  issuer_name text not null,
  issuer_address text not null,
  registration_number text not null check (registration_number ~ '^T\d{13}$'),
  -- contained in the total, rounded down once
  check (tax_yen = total_yen * tax_percent / (100 + tax_percent))
);
create index receipt_of_guest on receipt (guest_id, number desc);
create index receipt_by_day on receipt (day, number);
create trigger receipt_append_only before update or delete on receipt
  for each row execute function refuse_change();

create table receipt_line (
  receipt_id uuid not null references receipt,
  position smallint not null check (position > 0),
  purchase_id uuid not null references purchase,
  kind text not null check (kind in ('PURCHASE', 'TOP_UP', 'SHORTFALL', 'DEBT')),
  points integer not null check (points > 0),
  amount_yen integer not null check (amount_yen > 0),
  primary key (receipt_id, position),
  -- a purchase belongs to one receipt at most
  constraint receipt_line_once unique (purchase_id)
);
create trigger receipt_line_append_only before update or delete on receipt_line
  for each row execute function refuse_change();

-- Money given back to a card. With a receipt it is its reversal record (返還); without one it lessens what a later receipt can say.
create table receipt_reversal (
  id bigint generated always as identity primary key,
  refund_id uuid not null unique references refund,
  purchase_id uuid not null references purchase,
  receipt_id uuid references receipt,
  points integer not null check (points >= 0),
  amount_yen integer not null check (amount_yen > 0),
  tax_yen integer not null check (tax_yen >= 0),
  returned_at timestamptz not null
);
create index receipt_reversal_of_purchase on receipt_reversal (purchase_id);
create index receipt_reversal_of_receipt on receipt_reversal (receipt_id) where receipt_id is not null;
create trigger receipt_reversal_append_only before update or delete on receipt_reversal
  for each row execute function refuse_change();

-- The PDF of a receipt: the original and the one that says 再発行, each stored once.
create table receipt_file (
  receipt_id uuid not null references receipt,
  copy text not null check (copy in ('ORIGINAL', 'REISSUE')),
  bytes bytea not null,
  sha256 bytea not null check (sha256 = sha256(bytes)),
  stored_at timestamptz not null,
  primary key (receipt_id, copy)
);
create trigger receipt_file_append_only before update or delete on receipt_file
  for each row execute function refuse_change();

-- Each time a file was handed out; the original once.
create table receipt_export (
  id bigint generated always as identity primary key,
  receipt_id uuid not null references receipt,
  copy text not null check (copy in ('ORIGINAL', 'REISSUE')),
  exported_at timestamptz not null
);
create unique index receipt_export_original on receipt_export (receipt_id) where copy = 'ORIGINAL';
create index receipt_export_of_receipt on receipt_export (receipt_id);
create trigger receipt_export_append_only before update or delete on receipt_export
  for each row execute function refuse_change();
