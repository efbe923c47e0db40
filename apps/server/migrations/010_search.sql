-- Casts who will not take a guest again are left out of what he finds.
create index review_not_ok_of_guest on review (guest_id) include (cast_id) where again = 'NOT_OK';
-- Search inside a district by price, review and age of the registration.
create index cast_in_district_by_price on cast_member (district, price30, id) where listed;
create index cast_in_district_by_review on cast_member (district, review_score desc, id desc) where listed;
