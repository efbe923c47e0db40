import { useRouter, useSearch } from '@tanstack/react-router';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ApiError } from '#lib/api-error.ts';
import { currentSession } from '#lib/session-storage.ts';
import { useUploads } from '#lib/use-uploads.ts';
import { SubPage } from '#ui/bars.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { Loaded } from '#ui/loaded.tsx';
import { Page } from '#ui/page.tsx';
import { Bone, Skeleton } from '#ui/skeleton.tsx';
import { State } from '#ui/state.tsx';
import { inquiryQuery, linkedQuery, useMarkRead, useWriteAgain, useWriteByLink } from './api/inquiries.ts';
import { PicturesField } from './pictures-field.tsx';
import { ReplyForm } from './reply-form.tsx';
import { ThreadScreen } from './thread-screen.tsx';
import { useKeptText } from './use-kept-text.ts';
import { inquiryTexts as t } from './ja.ts';

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
        <Page>
          <State
            icon="chat"
            title={t.notFound}
            action={<ButtonLink to="/contact-us/history" variant="line" size="md" label={t.toHistory} />}
          />
        </Page>
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
  const kept = useKeptText(currentSession()?.userId ?? null, `inquiry.${inquiryId}`);
  const uploads = useUploads({ purpose: 'INQUIRY_PICTURE' });
  const act = useWriteAgain(inquiryId, () => {
    kept.write('');
    for (const { id } of uploads.items) uploads.remove(id);
  });
  const isSending = uploads.items.some(({ state }) => state === 'SENDING' || state === 'WAITING');
  const uploadIds = uploads.items.flatMap((item) => (item.uploadId === null ? [] : [item.uploadId]));
  return (
    <ReplyForm
      text={kept.text}
      onChange={kept.write}
      onSend={() => act.mutate({ text: kept.text, uploadIds })}
      isPending={act.isPending}
      error={act.error}
      disabledReason={isSending ? t.picturesLater : undefined}
    >
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
        <Page>
          <State
            icon="lock"
            title={t.gone}
            detail={t.goneDetail}
            action={<ButtonLink to="/contact-us" variant="line" size="md" label={t.title} />}
          />
        </Page>
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
  const kept = useKeptText(null, `inquiry.${token.split('.')[0]}`);
  const act = useWriteByLink(token, () => kept.write(''));
  return (
    <ReplyForm
      text={kept.text}
      onChange={kept.write}
      onSend={() => act.mutate({ text: kept.text, uploadIds: [] })}
      isPending={act.isPending}
      error={act.error}
    />
  );
}
