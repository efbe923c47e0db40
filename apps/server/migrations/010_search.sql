-- Casts who will not take a guest again are left out of what he finds.
create index review_not_ok_of_guest on review (guest_id) include (cast_id) where again = 'NOT_OK';
-- Search inside a district by price, review and age of the registration.
create index cast_in_district_by_price on cast_member (district, price30, id) where listed;
create index cast_in_district_by_review on cast_member (district, review_score desc, id desc) where listed;
-- A rare class is found without reading past everybody else.
create index cast_in_class on cast_member (cast_class, recommendation desc, id desc) where listed;

-- Words of one or two characters, as most Japanese words are, hold no trigram: they are looked up as they are.
create function search_grams(folded text) returns text[] language sql immutable strict parallel safe
return array(select distinct substr(folded, place, size)
             from generate_series(1, char_length(folded)) place, generate_series(1, 2) size);
create index cast_search_grams on cast_member using gin (search_grams(search_text)) where listed;
-- Without it every such word passes for rare, and a common one would read all casts instead of the first of the order.
create statistics cast_search_gram_counts on (search_grams(search_text)) from cast_member;
