-- Hair, skin and job are words of their lists; 48 is a birthplace abroad, and nobody lives there. What was stored past the screens
-- becomes the word it means (its label, or other cases), or nothing.
create function pg_temp.word_of(typed text, words text[][]) returns text language sql immutable as $$
  select words[i][1] from generate_subscripts(words, 1) i
  where upper(normalize(btrim(typed), nfkc)) in (words[i][1], words[i][2]) limit 1
$$;

create function pg_temp.corrected(profile jsonb) returns jsonb language sql immutable as $$
  select profile
    || case when profile ? 'hair' then jsonb_build_object('hair', pg_temp.word_of(profile ->> 'hair', array[
      ['BLACK', '黒髪'], ['BROWN', '茶髪'], ['LIGHT', '明るめ'], ['BLOND', '金髪'], ['COLOR', 'カラー'], ['OTHER', 'その他']])) else '{}' end
    || case when profile ? 'skin' then jsonb_build_object('skin', pg_temp.word_of(profile ->> 'skin', array[
      ['FAIR', '色白'], ['NORMAL', '普通'], ['TANNED', '小麦肌']])) else '{}' end
    || case when profile ? 'job' then jsonb_build_object('job', pg_temp.word_of(profile ->> 'job', array[
      ['EMPLOYEE', '会社員'], ['EXECUTIVE', '会社役員'], ['OWNER', '経営者・自営業'], ['MEDICAL', '医師・医療'],
      ['PROFESSIONAL', '士業'], ['PUBLIC', '公務員'], ['IT_CREATIVE', 'IT・クリエイティブ'], ['FINANCE_ESTATE', '金融・不動産'],
      ['SERVICE', '飲食・サービス'], ['STUDENT', '学生'], ['OTHER', 'その他']])) else '{}' end
    || case when profile ->> 'birthplace' !~ '^([1-9]|[1-3]\d|4[0-8])$' then '{"birthplace": null}'::jsonb else '{}' end
    || case when profile ->> 'residence' !~ '^([1-9]|[1-3]\d|4[0-7])$' then '{"residence": null}'::jsonb else '{}' end
$$;

update guest set profile = pg_temp.corrected(profile) where profile <> pg_temp.corrected(profile);
update cast_member set profile = pg_temp.corrected(profile) where profile <> pg_temp.corrected(profile);

-- Nicknames that were chosen before the rules of today: each is judged once by the product's own rule, after this start. What only
-- held something invisible is cleaned; a name that nobody could choose today stays here until an operator, or the guest, changes it.
create table nickname_review (
  account_id uuid primary key references account,
  forbidden_at timestamptz              -- null: not judged yet
);
create index nickname_review_open on nickname_review (account_id) where forbidden_at is null;
insert into nickname_review (account_id)
  select id from guest where nickname <> '' union all select id from cast_member where nickname <> '';
