import { Link } from '@tanstack/react-router';
import { useInfiniteQuery } from '@tanstack/react-query';
import { cx } from '#ui/cx.ts';
import { inquiriesQuery } from './api/inquiries.ts';
import { inquiryTexts as t } from './ja.ts';

/** The two screens of inquiries; the badge counts inquiries with an answer that was not read. */
export function InquiryTabs({ current }: { readonly current: 'form' | 'history' }) {
  const list = useInfiniteQuery(inquiriesQuery());
  const unread = list.data?.pages[0]?.unreadCount ?? 0;
  return (
    <nav
      aria-label={t.tabs}
      className="-mx-4 -mt-4 flex border-b border-line px-4 desktop:mx-0 desktop:mt-0 desktop:px-0"
    >
      <Tab to="/contact-us" isCurrent={current === 'form'}>
        {t.title}
      </Tab>
      <Tab to="/contact-us/history" isCurrent={current === 'history'}>
        <span>{t.history}</span>
        {unread > 0 && (
          <span className="nums grid min-h-5 min-w-5 shrink-0 place-items-center self-center rounded-full bg-primary px-1 text-xs font-bold text-on-primary">
            <span aria-hidden>{unread}</span>
            <span className="sr-only">{t.unreadCount(unread)}</span>
          </span>
        )}
      </Tab>
    </nav>
  );
}

function Tab(props: {
  readonly to: '/contact-us' | '/contact-us/history';
  readonly isCurrent: boolean;
  readonly children: React.ReactNode;
}) {
  return (
    <Link
      to={props.to}
      replace
      aria-current={props.isCurrent ? 'page' : undefined}
      className={cx(
        '-mb-px flex min-h-12 min-w-0 flex-auto items-center justify-center gap-2 border-b-2 px-2 text-center text-sm',
        props.isCurrent ? 'border-primary font-bold text-ink' : 'border-transparent text-sub',
      )}
    >
      {props.children}
    </Link>
  );
}
