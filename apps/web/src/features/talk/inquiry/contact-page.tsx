import { inquiryRoutes } from '@yoimachi/contract/inquiry';
import { Link, useNavigate, useRouteContext } from '@tanstack/react-router';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { prepareBotCheck } from '#people/account';
import { call } from '#lib/api.ts';
import { CAST, type Session } from '#lib/session-storage.ts';
import { useForm, type FormState } from '#lib/use-form.ts';
import { useUploads } from '#lib/use-uploads.ts';
import { SubPage } from '#ui/bars.tsx';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Note } from '#ui/note.tsx';
import { Page } from '#ui/page.tsx';
import { SpecCard } from '#ui/rows.tsx';
import { StatePage } from '#ui/query-page.tsx';
import { StickyBar } from '#ui/sticky-bar.tsx';
import { sendOpenInquiry, supportQuery } from './api/inquiries.ts';
import { EMPTY, failureOf, orderOf, problemsOf, readDraft, type Draft } from './draft.ts';
import { InquiryFields, SenderFields } from './inquiry-fields.tsx';
import { InquiryTabs } from './inquiry-tabs.tsx';
import { PicturesField } from './pictures-field.tsx';
import { useKeptText } from './use-kept-text.ts';
import { inquiryTexts as t } from './ja.ts';

/** Asks the operators: as who is signed in, or with an address. */
export function ContactPage() {
  const { session } = useRouteContext({ from: '/contact-us' });
  return session ? <MemberPage session={session} /> : <OpenPage />;
}

/** What both forms have alike: what is kept of them, and what is to be put right. */
function useInquiry(userId: string | null) {
  const kept = useKeptText(userId, 'inquiry');
  return {
    start: EMPTY,
    draft: {
      values: readDraft(kept.text),
      write: (draft: Draft | null) => kept.write(draft ? JSON.stringify(draft) : ''),
    },
    check: (draft: Draft) => problemsOf(draft, userId === null),
    says: 'untilTyped',
    isEmptied: true,
  } as const;
}

/** Where something is to be put right, one is taken to the first. */
const sendOrShow = (form: FormState<Draft>) => () => {
  if (form.submit()) return;
  requestAnimationFrame(() => document.querySelector<HTMLElement>('main [aria-invalid="true"]')?.focus());
};

function MemberPage({ session }: { readonly session: Session }) {
  const navigate = useNavigate();
  const uploads = useUploads({ purpose: 'INQUIRY_PICTURE' });
  const form = useForm({
    ...useInquiry(session.userId),
    act: 'inquiry',
    body: (draft) => ({
      ...orderOf(draft),
      ...(draft.bookingId !== '' && { bookingId: draft.bookingId }),
      uploadIds: uploads.items.flatMap((item) => (item.uploadId === null ? [] : [item.uploadId])),
    }),
    send: (body, idempotencyKey) => call(inquiryRoutes.sendInquiry, { body, idempotencyKey }),
    readsAgain: [inquiryRoutes],
    onDone: ({ number: sent }) =>
      void navigate({ to: '/contact-us/history', search: { sent }, replace: true }),
  });
  const isSending = uploads.items.some(({ state }) => state === 'SENDING' || state === 'WAITING');
  return (
    <SubPage title={t.title}>
      <Page>
        <InquiryTabs current="form" />
        <FaqCard session={session} />
        <InquiryFields form={form} hasBookings />
        <PicturesField uploads={uploads} />
        <Note>{t.note}</Note>
        {form.error && <Note look="danger">{failureOf(form.error)}</Note>}
      </Page>
      <StickyBar>
        <Button
          isPending={form.isPending}
          disabledReason={isSending ? t.picturesLater : undefined}
          onClick={sendOrShow(form)}
        >
          {t.send}
        </Button>
      </StickyBar>
    </SubPage>
  );
}

function OpenPage() {
  const [sent, setSent] = useState<{ readonly number: string; readonly mail: string } | null>(null);
  useEffect(() => prepareBotCheck(), []);
  const form = useForm({
    ...useInquiry(null),
    act: 'inquiry.open',
    body: (draft) => ({
      ...orderOf(draft),
      mail: draft.mail,
      ...(draft.name.trim() !== '' && { name: draft.name }),
    }),
    send: async (body, clientId) => ({ ...(await sendOpenInquiry(body, clientId)), mail: body.mail }),
    onDone: setSent,
  });
  if (sent)
    return (
      <SubPage title={t.title}>
        <StatePage
          icon="check"
          title={t.sentTitle}
          detail={t.sentDetail(sent.mail)}
          action={
            <div className="flex flex-col items-center gap-6">
              <SpecCard
                className="text-left"
                rows={[{ label: t.number, value: <span className="nums">{sent.number}</span> }]}
              />
              <Button variant="line" size="md" onClick={() => setSent(null)}>
                {t.another}
              </Button>
            </div>
          }
        />
      </SubPage>
    );
  return (
    <SubPage title={t.title}>
      <Page>
        <FaqCard session={null} />
        <InquiryFields form={form} hasBookings={false} />
        <SenderFields form={form} />
        <Note>{t.noteOpen}</Note>
        {form.error && <Note look="danger">{failureOf(form.error)}</Note>}
        <SupportCard />
      </Page>
      <StickyBar>
        <Button isPending={form.isPending} onClick={sendOrShow(form)}>
          {t.send}
        </Button>
      </StickyBar>
    </SubPage>
  );
}

/** What others have asked before; each side has its own. */
function FaqCard({ session }: { readonly session: Session | null }) {
  const className = 'flex items-center gap-4 rounded-lg border border-line bg-surface p-4 active:bg-sunken';
  const content = (
    <>
      <Icon name="help" className="text-sub" />
      <span className="flex min-w-0 flex-1 flex-col gap-1">
        <span className="text-sm font-bold">{t.faq}</span>
        <span className="phrase text-xs text-sub">{t.faqDetail}</span>
      </span>
      <Icon name="forward" size={16} className="text-sub" />
    </>
  );
  if (!session)
    return (
      <Link to="/authentication/legal/$page" params={{ page: 'faq' }} className={className}>
        {content}
      </Link>
    );
  return session.userType === CAST ? (
    <Link to="/cast/faq" className={className}>
      {content}
    </Link>
  ) : (
    <Link to="/guest/help/$page" params={{ page: 'faq' }} className={className}>
      {content}
    </Link>
  );
}

/** The address of support, for whom the form does not serve; nothing while it is not known. */
function SupportCard() {
  const { data } = useQuery(supportQuery());
  if (!data) return null;
  return (
    <SpecCard
      rows={[
        {
          label: t.mailSupport,
          value: (
            <a href={`mailto:${data.mail}`} className="hit break-all underline underline-offset-4">
              {data.mail}
            </a>
          ),
        },
        { label: t.hours, value: <span className="phrase">{data.hours}</span> },
      ]}
    />
  );
}
