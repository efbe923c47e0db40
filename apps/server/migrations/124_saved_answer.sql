-- What is usually answered to inquiries and removal requests. The sentences were the product's own; operators write them now, with variables.
create table saved_answer (
  id uuid primary key,
  -- In which order they are offered: as they were added.
  position int not null generated always as identity,
  used_for text not null check (used_for in ('INQUIRY', 'REMOVAL')),
  -- What it is chosen by; whom it answers never sees it.
  title text not null check (title <> '' and char_length(title) <= 40),
  body text not null,
  -- Who edits has read this one.
  version int not null default 1 check (version > 0),
  -- Null: the product's own, which nobody has changed.
  written_by uuid references operator,
  written_at timestamptz not null,
  constraint saved_answer_title_once unique (used_for, title)
);

insert into saved_answer (id, used_for, title, body, written_at) select uuidv7(), used_for, title, body, timestamptz '2026-11-01 00:00+09' from (values
  (1, 'INQUIRY', '確認中', E'{name}さま\n\nお問い合わせありがとうございます。内容を確認しております。回答まで、いましばらくお待ちください。'),
  (2, 'INQUIRY', '予約番号と画面の確認', E'{name}さま\n\nお問い合わせありがとうございます。確認のため、予約番号と、ご覧になった画面の内容をお知らせください。'),
  (3, 'INQUIRY', 'ヘルプのご案内', E'{name}さま\n\nお問い合わせありがとうございます。操作の手順は、メニューの「ヘルプ」からご確認いただけます。'),
  (4, 'INQUIRY', '不具合の修正', E'{name}さま\n\nご不便をおかけし、申し訳ございません。不具合は修正いたしました。画面を再読み込みして、ご確認ください。'),
  (5, 'INQUIRY', '対応できない', E'{name}さま\n\nお問い合わせありがとうございます。恐れ入りますが、ご希望の対応はいたしかねます。何とぞご了承ください。'),
  (6, 'REMOVAL', '削除した', E'{name}さま\n\nご指摘の内容（受付番号：{number}）を確認し、削除いたしました。ご連絡ありがとうございました。'),
  (7, 'REMOVAL', '一部を削除した', E'{name}さま\n\nご指摘の内容（受付番号：{number}）を確認し、権利を侵害すると判断した部分を削除いたしました。'),
  (8, 'REMOVAL', '場所がわからない', E'{name}さま\n\nご指摘の内容が見つかりませんでした。場所がわかる情報を添えて、もう一度お知らせください。'),
  (9, 'REMOVAL', '権利の侵害にあたらない', E'{name}さま\n\nご指摘の内容（受付番号：{number}）を確認しましたが、権利の侵害にはあたらないと判断し、削除いたしません。')
) list (position, used_for, title, body) order by position;
