import { useEffect, useRef, useState } from 'react';
import type { UploadItem, useUploads } from '#lib/use-uploads.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { FileButton } from '#ui/file-button.tsx';
import { Section } from '#ui/page.tsx';
import { UploadProgress } from '#ui/upload-progress.tsx';
import { CameraSheet, hasCamera } from './camera-sheet.tsx';
import { ageTexts as t } from './ja.ts';

type Files = (files: readonly File[]) => void;

/** A file that lies here, or a photo of the camera. */
export function ShootButtons({
  onFiles,
  disabledReason,
}: {
  readonly onFiles: Files;
  readonly disabledReason?: string | undefined;
}) {
  const [isOpen, setOpen] = useState(false);
  if (disabledReason) return <Button disabledReason={disabledReason}>{t.shoot}</Button>;
  const choose = (take: Files) => (
    <FileButton purpose="AGE_DOCUMENT" variant="line" onFiles={take}>
      {t.choose}
    </FileButton>
  );
  return (
    <>
      {choose(onFiles)}
      {hasCamera() ? (
        <Button onClick={() => setOpen(true)}>{t.shoot}</Button>
      ) : (
        <FileButton purpose="AGE_DOCUMENT" camera="environment" onFiles={onFiles}>
          {t.shoot}
        </FileButton>
      )}
      <CameraSheet
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={t.cameraDocument}
        facing="environment"
        lead={t.fill}
        onShot={(file) => onFiles([file])}
        fallback={(take) => choose((files) => files[0] && take(files[0]))}
      />
    </>
  );
}

interface Props {
  readonly uploads: ReturnType<typeof useUploads>;
  readonly items: readonly UploadItem[];
  readonly most: number;
  readonly onFiles: Files;
}

/** The photos that were taken, with how far they are. */
export function DocumentPhotos({ uploads, items, most, onFiles }: Props) {
  if (items.length === 0) return null;
  return (
    <Section title={t.documentPhoto} {...(most > 1 && { aside: `${items.length} / ${most}` })}>
      <ul className="flex flex-col gap-3">
        {items.map((item) => (
          <li key={item.id}>
            <Card className="flex flex-col gap-3">
              <Preview file={item.file} />
              <UploadProgress
                item={item}
                onCancel={() => uploads.cancel(item.id)}
                onRetry={() => uploads.retry(item.id)}
              />
              {item.state === 'SENT' && (
                <Button
                  variant="ghost"
                  size="md"
                  className="self-end"
                  onClick={() => uploads.cancel(item.id)}
                >
                  {t.remove}
                </Button>
              )}
            </Card>
          </li>
        ))}
      </ul>
      {items.length < most && (
        <div className="flex flex-wrap gap-3">
          <ShootButtons onFiles={onFiles} />
        </div>
      )}
    </Section>
  );
}

/** What was photographed, as it lies on this device; nothing of it comes back from the server. */
function Preview({ file }: { readonly file: File }) {
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const url = URL.createObjectURL(file);
    if (image.current) image.current.src = url;
    return () => URL.revokeObjectURL(url);
  }, [file]);
  return <img ref={image} alt={t.preview} className="max-h-60 w-full rounded-md bg-sunken object-contain" />;
}
