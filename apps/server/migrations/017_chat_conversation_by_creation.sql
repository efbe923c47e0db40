-- expand: what is old among conversations is found by when it began, which no message changes
create index concurrently chat_conversation_by_creation on chat_conversation using brin (created_at) with (autosummarize = on);
