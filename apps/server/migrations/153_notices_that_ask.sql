-- What asks its person for an act is listed first, also where a thousand other notices came since: an index of those alone finds it.
alter table notification add column asks boolean not null default false;
update notification set asks = true
where kind in ('CAST_REQUEST_RECEIVED', 'CAST_REPLY_REMINDER', 'CAST_EXTENSION_ASKED', 'CAST_PLACE_PROPOSED', 'GUEST_PLACE_PROPOSED',
  'CAST_REVIEW_WAITING', 'GUEST_REVIEW_WAITING', 'CAST_FINISHED', 'GUEST_SETTLED', 'CAST_ALL_RIGHT_ASKED', 'CAST_CHECKOUT_ASK', 'GUEST_CARD_NEEDED', 'GUEST_CHARGE_FAILED');
create index notification_asks on notification (account_id, id desc) where asks;
