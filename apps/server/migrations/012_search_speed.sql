-- Search by class and price go together: hardly anyone of a high class is cheap, nor anyone of a low one dear.
create index cast_in_class_by_price on cast_member (cast_class, price30, id) where listed;
-- Search inside a district by age of the registration.
create index cast_in_district_by_newest on cast_member (district, registered_at desc, id desc) where listed;
