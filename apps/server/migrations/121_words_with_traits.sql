-- Words and tags are asked for together: one index that knows both reads only rows that have all of them, where two were never read together.
drop index cast_search_text;
drop index cast_traits;
create index cast_words_and_traits on cast_member using gin (traits, search_text gin_trgm_ops) where listed;
