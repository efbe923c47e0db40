interface EntrySearch {
  /** Where the login leads to. */
  readonly next: string;
  readonly as?: 'guest' | 'cast';
}

/** How the login is opened for somebody who wanted `href`: an address of one side leaves no choice between guest and cast. */
export function entrySearch(href: string): EntrySearch {
  const side = /^\/(guest|cast)(?![^/?#])/.exec(href)?.[1];
  return side === 'guest' || side === 'cast' ? { next: href, as: side } : { next: href };
}
