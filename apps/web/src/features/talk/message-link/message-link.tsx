import { Link } from '@tanstack/react-router';
import { buttonClass } from '#ui/button-class.ts';
import { Icon } from '#ui/icon.tsx';
import { messageLinkTexts as t } from './ja.ts';

const chats = { guest: '/guest/chat-list', cast: '/cast/chat-list' } as const;

interface Props {
  readonly side: 'guest' | 'cast';
  /** The other one's account, and name. */
  readonly friendId: string;
  readonly name: string;
  /** It is what one most likely wants on this screen. */
  readonly isFilled?: boolean | undefined;
}

/** The way to the conversation with somebody. */
export function MessageLink({ side, friendId, name, isFilled }: Props) {
  return (
    <Link
      to={chats[side]}
      search={{ friendId }}
      className={buttonClass({ variant: isFilled ? 'primary' : 'line', size: 'md', isWide: true })}
    >
      <Icon name="chat" />
      <span>
        <span className="sr-only">{t.to(name)}</span>
        {t.message}
      </span>
    </Link>
  );
}
