/** What banks write where money comes back that was sent, in full width (NFKC). */
export const CAME_BACK =
  /(?:フリコミ|振込)?\s*(?:クミモド?シ(?:キン)?|ヘンキ[ャヤ]ク(?:キン)?|フノウ|組み?戻し?|返却|不能)/;
