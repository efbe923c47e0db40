-- Whom a guest does not see, as one value. Planning `hidden_pair` takes longer than running a search, and there are some seventy shapes of
-- search: in here it is planned for a connection once, not for each shape of it.
create function hidden_casts(guest uuid) returns uuid[] language plpgsql stable parallel safe as $$
begin
  return array(select cast_id from hidden_pair where guest_id = guest);
end $$;
