import { Link } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import { CardList } from '#ui/card.tsx';
import { Icon, type IconName } from '#ui/icon.tsx';
import { Section } from '#ui/page.tsx';
import type { NoticeSettings, Side } from './api/settings.ts';
import { settingTexts as t } from './ja.ts';
import { MailForm } from './mail-form.tsx';

interface Props {
  readonly addresses: NoticeSettings['addresses'];
  readonly side: Side;
}

const linkClass = 'grid min-h-11 shrink-0 place-items-center px-1 text-sm font-bold text-primary';

/** Where each channel leads, and the way to change it. */
export function Addresses({ addresses, side }: Props) {
  const { isLineLinked, maskedEmail, maskedPhone, waitingMail } = addresses;
  const [isOpen, setOpen] = useState(waitingMail !== null);
  const mailAct = maskedEmail === null ? t.add : t.change;
  return (
    <Section title={t.addresses}>
      <CardList>
        <Address icon="chat" name={t.line} state={isLineLinked ? t.lineLinked : t.lineNone}>
          <Link
            to={side === 'guest' ? '/guest/settings/login' : '/cast/settings/login'}
            className={linkClass}
          >
            <span className="sr-only">{t.line}</span>
            {isLineLinked ? t.unlink : t.link}
          </Link>
        </Address>
        <Address icon="mail" name={t.mail} state={maskedEmail ?? t.mailNone}>
          <Button
            variant="ghost"
            size="md"
            className="-mr-4"
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            <span className="sr-only">{t.mail}</span>
            {isOpen ? t.close : mailAct}
          </Button>
        </Address>
        {isOpen && (
          <li className="px-4 py-4">
            <MailForm addresses={addresses} side={side} onDone={() => setOpen(false)} />
          </li>
        )}
        <Address icon="phone" name={t.sms} state={maskedPhone ?? t.smsNone}>
          <Link to={side === 'guest' ? '/guest/change-phone' : '/cast/change-phone'} className={linkClass}>
            <span className="sr-only">{t.sms}</span>
            {maskedPhone === null ? t.add : t.change}
          </Link>
        </Address>
      </CardList>
    </Section>
  );
}

function Address(props: {
  readonly icon: IconName;
  readonly name: string;
  readonly state: string;
  readonly children: ReactNode;
}) {
  return (
    <li className="flex items-center gap-3 px-4 py-3">
      <Icon name={props.icon} className="text-sub" />
      <span className="flex min-w-0 flex-1 flex-col">
        <span className="text-sm">{props.name}</span>
        <span className="nums text-xs [overflow-wrap:anywhere] text-sub">{props.state}</span>
      </span>
      {props.children}
    </li>
  );
}
