import { INQUIRY_PICTURES_MAX } from '@yoimachi/domain/inquiry';
import { useEffect, useRef } from 'react';
import type { UploadItem, useUploads } from '#lib/use-uploads.ts';
import { Icon } from '#ui/icon.tsx';
import { UploadProgress } from '#ui/upload-progress.tsx';
import { inquiryTexts as t } from './ja.ts';

/** Up to two pictures, sent while the rest is being written. */
export function PicturesField({ uploads }: { readonly uploads: ReturnType<typeof useUploads> }) {
  const { items } = uploads;
  const left = INQUIRY_PICTURES_MAX - items.length;
  return (
    <div role="group" aria-label={t.pictures} className="flex flex-col gap-2">
      <p className="text-sm font-bold">
        {t.pictures}
        <span className="ml-2 text-xs font-normal text-sub">{t.picturesNeed}</span>
      </p>
      <ul className="flex flex-wrap items-start gap-3">
        {items.map((item) => (
          <li key={item.id} className={item.state === 'SENT' ? '' : 'w-full max-w-80'}>
            <Sent item={item} onRemove={() => uploads.cancel(item.id)} />
            {item.state !== 'SENT' && (
              <UploadProgress
                item={item}
                onCancel={() => uploads.cancel(item.id)}
                onRetry={() => uploads.retry(item.id)}
              />
            )}
          </li>
        ))}
        {left > 0 && (
          <li>
            <AddTile isMultiple={left > 1} onFiles={(files) => uploads.start(files.slice(0, left))} />
          </li>
        )}
      </ul>
    </div>
  );
}

function AddTile(props: {
  readonly isMultiple: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <button
        type="button"
        aria-label={t.addPicture}
        onClick={() => input.current?.click()}
        className="grid size-24 place-content-center justify-items-center gap-1 rounded-md border border-dashed border-edge text-xs text-sub active:bg-sunken"
      >
        <Icon name="photo" size={22} />
        {t.add}
      </button>
      <input
        ref={input}
        type="file"
        hidden
        tabIndex={-1}
        accept="image/jpeg,image/png,.jpg,.jpeg,.png"
        multiple={props.isMultiple}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          currentTarget.value = '';
          if (files.length > 0) props.onFiles(files);
        }}
      />
    </>
  );
}

function Sent({ item, onRemove }: { readonly item: UploadItem; readonly onRemove: () => void }) {
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const url = URL.createObjectURL(item.file);
    if (image.current) image.current.src = url;
    return () => URL.revokeObjectURL(url);
  }, [item.file]);
  return (
    <div className="relative size-24">
      <img ref={image} alt={t.picture} className="size-24 rounded-md bg-sunken object-cover" />
      {item.state === 'SENT' && (
        <button
          type="button"
          aria-label={t.removePicture}
          onClick={onRemove}
          className="hit absolute -top-2 -right-2 grid size-8 place-items-center rounded-full bg-ink text-bg"
        >
          <Icon name="close" size={16} />
        </button>
      )}
    </div>
  );
}
