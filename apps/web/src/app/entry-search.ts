interface EntrySearch {
  /** Where the login leads to. */
  readonly next: string;
  readonly as?: 'guest' | 'cast';
}

/** How the login is opened for somebody who wanted `href`: an address of one side is no question of guest or cast. */
export function entrySearch(href: string): EntrySearch {
  const side = /^\/(guest|cast)(?![^/?#])/.exec(href)?.[1];
  return side === 'guest' || side === 'cast' ? { next: href, as: side } : { next: href };
}
