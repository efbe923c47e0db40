import type { AnswerOf } from '@yoimachi/contract/route';
import type { mediaRoutes } from '@yoimachi/contract/media';
import { useState } from 'react';
import { showToast } from '#lib/toast.ts';
import { useUpload } from '#lib/use-uploads.ts';
import { QueryPage } from '#ui/query-page.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { FileButton } from '#ui/file-button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Note } from '#ui/note.tsx';
import { Page } from '#ui/page.tsx';
import { Picture } from '#ui/picture.tsx';
import { UploadProgress } from '#ui/upload-progress.tsx';
import { avatarQuery, usePutAvatar, useRemoveAvatar } from './api/media.ts';
import { mediaTexts as t } from './ja.ts';
import { StateChip, StateText } from './place-state.tsx';
import { usePreviews } from './use-previews.ts';

/** /guest/my-profile/avatar: the picture by which casts know him. */
export function GuestAvatarPage() {
  return (
    <QueryPage title={t.avatarTitle} query={avatarQuery()}>
      {(avatar) => <Editor {...avatar} />}
    </QueryPage>
  );
}

function Editor({ avatar, shown }: AnswerOf<typeof mediaRoutes.guestAvatar>) {
  const [isAsked, setAsked] = useState(false);
  const previewOf = usePreviews();
  const put = usePutAvatar();
  const upload = useUpload({
    purpose: 'GUEST_AVATAR',
    onSent: (uploadId) =>
      put.mutate(uploadId, {
        onSuccess: () => showToast(t.handedIn, 'ok'),
        onSettled: () => upload.remove(),
      }),
  });
  const { item } = upload;
  const isTaken = item?.state === 'SENDING' || item?.state === 'SENT';
  const src = isTaken ? previewOf(item.file) : (avatar?.picture ?? shown);
  return (
    <Page className="gap-6">
      <p className="phrase text-sm text-sub">{t.avatarLead}</p>
      <Card className="flex flex-col gap-4">
        <div className="flex flex-wrap items-center gap-4">
          <Face src={src} />
          <div className="flex min-w-40 flex-1 flex-col gap-2">
            {avatar ? (
              <>
                <div>
                  <StateChip place={avatar} />
                </div>
                <StateText place={avatar} />
              </>
            ) : (
              <p className="phrase text-sm text-sub">{t.avatarNone}</p>
            )}
          </div>
        </div>
        {item && <UploadProgress item={item} onCancel={upload.cancel} onRetry={upload.retry} />}
        <div className="flex flex-wrap items-center gap-3">
          <FileButton
            purpose="GUEST_AVATAR"
            variant={avatar ? 'line' : 'primary'}
            size="md"
            isPending={put.isPending}
            onFiles={([file]) => file && upload.start(file)}
          >
            {avatar ? t.replace : t.avatarAdd}
          </FileButton>
          {avatar && (
            <Button variant="ghost" size="md" onClick={() => setAsked(true)}>
              {t.removeConfirm}
            </Button>
          )}
          <span className="text-sm text-sub">{t.avatarLimit}</span>
        </div>
      </Card>
      <div className="flex flex-col gap-3">
        {t.avatarNotes.map((note) => (
          <Note key={note}>{note}</Note>
        ))}
      </div>
      <Removal isOpen={isAsked} onClose={() => setAsked(false)} />
    </Page>
  );
}

function Removal({ isOpen, onClose }: { readonly isOpen: boolean; readonly onClose: () => void }) {
  const removal = useRemoveAvatar();
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onClose}
      title={t.removeTitle(t.avatarTitle)}
      confirmLabel={t.removeConfirm}
      isDestructive
      isPending={removal.isPending}
      onConfirm={() => removal.mutate(undefined, { onSettled: onClose })}
    >
      <p>{t.removeDetail}</p>
    </ConfirmDialog>
  );
}

function Face({ src }: { readonly src: string | null }) {
  return (
    <div className="grid size-24 shrink-0 place-items-center overflow-hidden rounded-full bg-sunken">
      {src === null ? (
        <Icon name="user" size={40} className="text-sub" />
      ) : (
        <Picture src={src} alt="" sizes="96px" width={96} height={96} className="size-full object-cover" />
      )}
    </div>
  );
}
