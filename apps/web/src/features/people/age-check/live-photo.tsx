import type { AgeStanding } from '@yoimachi/contract/age-check';
import type { Gesture } from '@yoimachi/domain/age-check';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { formatMoment, formatTime } from '#lib/dates.ts';
import { useUpload } from '#lib/use-uploads.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Chip } from '#ui/chip.tsx';
import { FileButton } from '#ui/file-button.tsx';
import { ErrorNote, Note } from '#ui/note.tsx';
import { Section } from '#ui/page.tsx';
import { UploadProgress } from '#ui/upload-progress.tsx';
import { askGesture, useLivePhoto } from './api/age.ts';
import { CameraSheet, hasCamera } from './camera-sheet.tsx';
import { ageTexts as t, gestureWords } from './ja.ts';

interface Order {
  readonly livePhotoId: string;
  readonly gesture: Gesture;
  readonly endsAt: string;
}

/** One photo of herself with the gesture that the server names, so that a document's owner is the one who hands it in. */
export function LivePhoto({ standing }: { readonly standing: AgeStanding }) {
  const gesture = useMutation({ mutationFn: askGesture });
  const take = useLivePhoto();
  const upload = useUpload({
    purpose: 'LIVE_PHOTO',
    onSent: (uploadId) =>
      gesture.data &&
      take.mutate({ livePhotoId: gesture.data.livePhotoId, uploadId }, { onError: gesture.reset }),
  });
  if (!standing.needsLivePhoto && standing.livePhotoUntil)
    return (
      <Section title={t.livePhoto}>
        <Card className="flex flex-wrap items-center justify-between gap-3">
          <span className="text-sm text-sub">{t.liveUntil(formatMoment(standing.livePhotoUntil))}</span>
          <Chip look="ok">{t.liveTaken}</Chip>
        </Card>
      </Section>
    );
  const error = gesture.error ?? take.error;
  return (
    <Section title={t.livePhoto}>
      <p className="phrase text-sm text-sub">{t.liveWhy}</p>
      {gesture.data ? (
        <Shoot order={gesture.data} onFile={upload.start} />
      ) : (
        <Button variant="line" isPending={gesture.isPending} onClick={() => gesture.mutate()}>
          {t.liveStart}
        </Button>
      )}
      {upload.item && <UploadProgress item={upload.item} onCancel={upload.cancel} onRetry={upload.retry} />}
      {take.isPending && <Note>{t.liveSending}</Note>}
      <ErrorNote error={error} />
    </Section>
  );
}

function Shoot({ order, onFile }: { readonly order: Order; readonly onFile: (file: File) => void }) {
  const [isOpen, setOpen] = useState(false);
  const lead = gestureWords[order.gesture];
  const byPhone = (take: (file: File) => void) => (
    <FileButton
      purpose="LIVE_PHOTO"
      camera="user"
      variant="line"
      isWide
      onFiles={([file]) => file && take(file)}
    >
      {t.cameraLive}
    </FileButton>
  );
  return (
    <Card className="flex flex-col gap-3">
      <p role="status" className="phrase text-lg font-bold">
        {lead}
      </p>
      <p className="nums text-xs text-sub">{t.liveLimit(formatTime(new Date(order.endsAt)))}</p>
      {hasCamera() ? (
        <Button variant="line" isWide onClick={() => setOpen(true)}>
          {t.cameraLive}
        </Button>
      ) : (
        byPhone(onFile)
      )}
      <CameraSheet
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={t.cameraLive}
        facing="user"
        lead={lead}
        onShot={onFile}
        fallback={byPhone}
      />
    </Card>
  );
}
