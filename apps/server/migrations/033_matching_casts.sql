-- Casts of one store who can be asked together, a page after the other.
create index cast_in_store on cast_member (store_id, id) where listed;
