import { inquiryRoutes, type InquiryMessage, type InquiryThread } from '@yoimachi/contract/inquiry';
import { checkMessageText } from '@yoimachi/domain/chat';
import { INQUIRY_TEXT_MAX } from '@yoimachi/domain/inquiry';
import { useRouter, useSearch } from '@tanstack/react-router';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ApiError } from '#lib/api-error.ts';
import { call } from '#lib/api.ts';
import { currentSession } from '#lib/session-storage.ts';
import { codeOf, useForm } from '#lib/use-form.ts';
import { useUploads } from '#lib/use-uploads.ts';
import { SubPage } from '#ui/bars.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { Loaded } from '#ui/loaded.tsx';
import { Page } from '#ui/page.tsx';
import { SpecCard } from '#ui/rows.tsx';
import { Bone, Skeleton } from '#ui/skeleton.tsx';
import { StatePage } from '#ui/query-page.tsx';
import { inquiryQuery, linkedQuery, useMarkRead } from './api/inquiries.ts';
import { PicturesField } from './pictures-field.tsx';
import { ReplyForm, type Reply } from './reply-form.tsx';
import { useKeptText } from './use-kept-text.ts';
import { inquiryTexts as t, categoryNames, outcomeNames, rightNames } from './ja.ts';
import { formatDayShort, formatMinute } from '#lib/dates.ts';
import { now } from '#lib/clock.ts';
import { formatPast } from '#lib/past.ja.ts';
import { cx } from '#ui/cx.ts';
import { StateChip } from './history-page.tsx';

/** An address that is none is nobody's inquiry either. */
const isMissing = ({ isLoadingError, error }: UseQueryResult) =>
  isLoadingError && error instanceof ApiError && (error.status === 404 || error.status === 400);

const SKELETON = (
  <Skeleton>
    <Bone className="h-16 rounded-lg" />
    <Bone className="mt-5 h-40 rounded-lg" />
  </Skeleton>
);

/** One's own inquiry; its answers are read with opening it. */
export function InquiryThreadPage() {
  const { inquiryId = '' } = useSearch({ from: '/contact-us/inquiry' });
  const thread = useQuery(inquiryQuery(inquiryId));
  const { mutate: markRead } = useMarkRead(inquiryId);
  const answered = thread.data?.messages.findLast(({ by }) => by === 'OPERATOR')?.number;
  useEffect(() => {
    if (answered !== undefined) markRead(answered);
  }, [answered, markRead]);
  return (
    <SubPage title={t.thread}>
      {isMissing(thread) ? (
        <StatePage
          icon="chat"
          title={t.notFound}
          action={<ButtonLink to="/contact-us/history" variant="line" size="md" label={t.toHistory} />}
        />
      ) : (
        <Loaded query={thread} skeleton={SKELETON}>
          {(data) => (
            <Page>
              <ThreadScreen thread={data} />
              <MemberReply inquiryId={inquiryId} />
            </Page>
          )}
        </Loaded>
      )}
    </SubPage>
  );
}

function MemberReply({ inquiryId }: { readonly inquiryId: string }) {
  const uploads = useUploads({ purpose: 'INQUIRY_PICTURE' });
  const form = useForm({
    ...useReply(currentSession()?.userId ?? null, inquiryId),
    act: `inquiry.${inquiryId}`,
    body: ({ text }) => ({ text, uploadIds }),
    send: (body, idempotencyKey) =>
      call(inquiryRoutes.writeInquiry, { params: { inquiryId }, body, idempotencyKey }),
    readsAgain: [inquiryRoutes],
    onDone: () => {
      for (const { id } of uploads.items) uploads.remove(id);
    },
  });
  const isSending = uploads.items.some(({ state }) => state === 'SENDING' || state === 'WAITING');
  const uploadIds = uploads.items.flatMap((item) => (item.uploadId === null ? [] : [item.uploadId]));
  return (
    <ReplyForm form={form} disabledReason={isSending ? t.picturesLater : undefined}>
      <PicturesField uploads={uploads} />
    </ReplyForm>
  );
}

/** The thread behind the link of a mail: it signs in nobody, and its token stays behind the `#` of the address. */
export function LinkedThreadPage() {
  const token = useRouter().latestLocation.hash;
  const thread = useQuery({ ...linkedQuery(token), enabled: token !== '' });
  return (
    <SubPage title={t.thread}>
      {token === '' || isMissing(thread) ? (
        <StatePage
          icon="lock"
          title={t.gone}
          detail={t.goneDetail}
          action={<ButtonLink to="/contact-us" variant="line" size="md" label={t.title} />}
        />
      ) : (
        <Loaded query={thread} skeleton={SKELETON}>
          {(data) => (
            <Page>
              <ThreadScreen thread={data} />
              <LinkReply token={token} />
            </Page>
          )}
        </Loaded>
      )}
    </SubPage>
  );
}

function LinkReply({ token }: { readonly token: string }) {
  const form = useForm({
    ...useReply(null, token.split('.')[0]!),
    act: `inquiry.${token}`,
    send: ({ text }, clientId) => call(inquiryRoutes.writeOpenInquiry, { body: { token, clientId, text } }),
    readsAgain: [inquiryRoutes.openInquiry],
  });
  return <ReplyForm form={form} />;
}

/** What both forms have alike: what is kept of them, and what is to be put right. */
function useReply(userId: string | null, thread: string) {
  const { text, write } = useKeptText(userId, `inquiry.${thread}`);
  return {
    start: { text: '' },
    draft: { values: { text }, write: (reply: Reply | null) => write(reply?.text ?? '') },
    check: (reply: Reply) => ({ text: codeOf(checkMessageText(reply.text, INQUIRY_TEXT_MAX)) }),
    says: 'untilTyped',
    isEmptied: true,
  } as const;
}

const timeOf = (at: string) => formatPast(new Date(at), now());

/** What was asked and answered. */
function ThreadScreen({ thread }: { readonly thread: InquiryThread }) {
  return (
    <>
      <div className="flex flex-col gap-2">
        <span className="flex flex-wrap items-center gap-3">
          <StateChip state={thread.state} />
          <span className="nums text-xs text-sub">
            {t.number} {thread.number}
          </span>
        </span>
        <h2 dir="auto" className="text-lg break-words">
          {thread.subject}
        </h2>
      </div>
      <SpecCard look="sunken" rows={rowsOf(thread)} />
      <ol className="flex flex-col gap-4">
        {thread.messages.map((message) => (
          <li key={message.number}>
            <Message message={message} />
          </li>
        ))}
      </ol>
    </>
  );
}

function rowsOf({ category, booking, removal }: InquiryThread) {
  return [
    { label: t.category, value: categoryNames[category] },
    ...(booking
      ? [{ label: t.booking, value: `${formatDayShort(booking.day)} ${formatMinute(booking.startMinute)}` }]
      : []),
    ...(removal
      ? [
          { label: t.removalWhat, value: <span className="break-words">{removal.what}</span> },
          { label: t.removalRight, value: rightNames[removal.right] },
          removal.outcome === null
            ? { label: t.due, value: timeOf(removal.dueAt) }
            : { label: t.outcome, value: outcomeNames[removal.outcome] },
        ]
      : []),
  ];
}

function Message({ message: { by, text, at, pictures } }: { readonly message: InquiryMessage }) {
  const isOperator = by === 'OPERATOR';
  return (
    <article className={cx('flex flex-col gap-1.5', isOperator ? 'pr-6' : 'pl-6')}>
      <header className={cx('flex items-baseline gap-2 text-xs text-sub', !isOperator && 'justify-end')}>
        <span className="font-bold whitespace-nowrap">{isOperator ? t.operator : t.you}</span>
        <time dateTime={at} className="nums">
          {timeOf(at)}
        </time>
      </header>
      <div
        className={cx(
          'flex w-fit max-w-full flex-col gap-3 rounded-lg p-4',
          isOperator ? 'border border-line bg-surface' : 'self-end bg-tint text-on-tint',
        )}
      >
        <p dir="auto" className="text-sm leading-[1.8] break-words whitespace-pre-wrap">
          {text}
        </p>
        {pictures.length > 0 && (
          <ul className="flex flex-wrap gap-2">
            {pictures.map((picture) => (
              <li key={picture}>
                <a href={picture} target="_blank" rel="noreferrer" className="block">
                  <img src={picture} alt={t.picture} className="size-24 rounded-md bg-sunken object-cover" />
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </article>
  );
}
