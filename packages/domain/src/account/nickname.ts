import { DEFAULT_GUEST_NICKNAME } from './nickname.ja.ts';

/** Whether a guest is called by a name that he gave; before his first request he is asked for one (rules.md 5). */
export function hasOwnNickname(nickname: string): boolean {
  return nickname !== '' && nickname !== DEFAULT_GUEST_NICKNAME;
}
