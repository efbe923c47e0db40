-- expand: a message changes no index of its conversation any more, so that the row is changed in place; 017 has another for what is old
drop index concurrently chat_conversation_old;
