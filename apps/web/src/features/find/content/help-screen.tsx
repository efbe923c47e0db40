import { Link } from '@tanstack/react-router';
import { LinkList, LinkRow, linkRowClass } from '#ui/link-list.tsx';
import { Page } from '#ui/page.tsx';
import type { IconName } from '#ui/icon.tsx';
import { SubPage } from '#ui/bars.tsx';
import { contentTexts as t, pageTitles } from './ja.ts';
import type { PageName, Side } from './pages.ts';

const icons: Readonly<Record<PageName, IconName>> = {
  FAQ: 'help',
  HOW_TO_USE: 'info',
  TERM_SERVICE: 'lock',
  COMMERCIAL_TRANSACTION: 'receipt',
  PRIVACY_POLICY: 'shield',
};

const castPaths = {
  FAQ: '/cast/faq',
  HOW_TO_USE: '/cast/how-to-use',
  TERM_SERVICE: '/cast/term-of-service',
  COMMERCIAL_TRANSACTION: '/cast/commercial-transaction',
  PRIVACY_POLICY: '/cast/privacy-policy-detail',
} as const satisfies Record<PageName, string>;

const guestSlugs: Readonly<Record<PageName, string>> = {
  FAQ: 'faq',
  HOW_TO_USE: 'how-to-use',
  TERM_SERVICE: 'terms-service',
  COMMERCIAL_TRANSACTION: 'commercial-transaction',
  PRIVACY_POLICY: 'privacy-policy',
};

const order: readonly PageName[] = [
  'FAQ',
  'HOW_TO_USE',
  'TERM_SERVICE',
  'COMMERCIAL_TRANSACTION',
  'PRIVACY_POLICY',
];

/** All pages of help and rules of a side. */
function HelpScreen({ side }: { readonly side: Side }) {
  return (
    <Page>
      <LinkList>
        {order.map((name) => (
          <li key={name}>
            <PageLink name={name} side={side} />
          </li>
        ))}
        <li>
          <Link to="/contact-us" className={linkRowClass}>
            <LinkRow icon="chat" label={t.contact} />
          </Link>
        </li>
      </LinkList>
    </Page>
  );
}

function PageLink({ name, side }: { readonly name: PageName; readonly side: Side }) {
  const row = <LinkRow icon={icons[name]} label={pageTitles[name]} />;
  if (side === 'cast') {
    return (
      <Link to={castPaths[name]} className={linkRowClass}>
        {row}
      </Link>
    );
  }
  return (
    <Link to="/guest/help/$page" params={{ page: guestSlugs[name] }} className={linkRowClass}>
      {row}
    </Link>
  );
}

export function HelpPage({ side }: { readonly side: Side }) {
  return (
    <SubPage title={t.help}>
      <HelpScreen side={side} />
    </SubPage>
  );
}
