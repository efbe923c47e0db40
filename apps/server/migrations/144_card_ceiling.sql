-- What a card may still have to pay is found by the card (rules.md 13: ceilings per card).
create index top_up_live_of_card on top_up (card_id) where status in ('CREATED', 'ACTION_REQUIRED', 'AUTHORISED');
