/** Messages to groups of one cast and Tokyo day: each is many people's, and more would be advertising. */
export const GROUP_MESSAGES_PER_DAY = 3;
/** People whom one of them reaches. */
export const GROUP_MESSAGE_PEOPLE_MAX = 200;
