-- expand: each process leaves a mark of its own among the stored files and looks for those of the others: who does not see one keeps files elsewhere.
alter table node_beat add column unseen_marks integer; -- of other living processes; null where it left no mark itself
