import type { Announcement, AnnouncementName } from '@yoimachi/contract/live';
import type { StoredEvent } from './live.store.ts';

/**
 * What joins the nodes of the product. Whatever goes between them may be lost: what people were told stands in the log, and a node that
 * hears nothing asks there.
 */
export interface Nodes {
  /** Whether this node hears of what others tell. */
  readonly isHearing: () => boolean;
  /** Lets the other nodes know what people were told; their sockets here have heard it. */
  readonly tell: (events: readonly StoredEvent[]) => void;
  /** To the sockets of the other nodes. */
  readonly announce: Announce;
  /** Hears from now on. */
  readonly open: () => void;
  readonly close: () => Promise<void>;
}

/** Says something to every socket that is signed in; it may be lost. */
export type Announce = <Name extends AnnouncementName>(event: Name, payload: Announcement<Name>) => void;
