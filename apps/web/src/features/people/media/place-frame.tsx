import type { ReactNode } from 'react';
import { cx } from '#ui/cx.ts';
import { Icon } from '#ui/icon.tsx';
import { Picture } from '#ui/picture.tsx';
import type { UploadItem } from '#lib/use-uploads.ts';
import { UploadProgress } from '#ui/upload-progress.tsx';

interface FrameProps {
  /** A path of the product, or what the browser holds itself; null: nothing to see yet. */
  readonly src: string | null;
  readonly isDim?: boolean | undefined;
  readonly isVideo?: boolean | undefined;
}

/** The picture of a row, 75 × 100. */
export function Thumb({ src, isDim, isVideo }: FrameProps) {
  return (
    <div className="relative grid h-25 w-[75px] shrink-0 place-items-center overflow-hidden rounded-md bg-sunken">
      {src === null ? (
        <Icon name="photo" size={22} className="text-sub" />
      ) : (
        <Picture
          src={src}
          alt=""
          sizes="75px"
          width={75}
          height={100}
          className={cx('size-full object-cover', isDim && 'opacity-50')}
        />
      )}
      {isVideo && (
        <span className="absolute grid size-9 place-items-center rounded-full bg-glass text-on-photo">
          <Icon name="play" size={16} />
        </span>
      )}
    </div>
  );
}

interface RowProps {
  readonly thumb: ReactNode;
  readonly title: ReactNode;
  readonly chip?: ReactNode | undefined;
  readonly handle?: ReactNode | undefined;
  readonly children: ReactNode;
  /** Under a line, as wide as the row. */
  readonly foot?: ReactNode | undefined;
  readonly isRefused?: boolean | undefined;
}

/** A row of photos or the video: picture, what became of it, what can be done. */
export function PlaceRow({ thumb, title, chip, handle, children, foot, isRefused }: RowProps) {
  return (
    <div className={cx('rounded-lg border bg-surface', isRefused ? 'border-danger' : 'border-line')}>
      <div className="flex gap-3 p-3">
        {thumb}
        <div className="flex min-w-0 flex-1 flex-col gap-1">
          <div className="flex min-h-7 flex-wrap items-center gap-2">
            <h3 className="font-gothic text-sm font-bold">{title}</h3>
            {chip}
            {handle && <div className="-my-2 -mr-2 ml-auto">{handle}</div>}
          </div>
          {children}
        </div>
      </div>
      {foot && <div className="border-t border-line px-4">{foot}</div>}
    </div>
  );
}

interface UploadingProps {
  readonly item: UploadItem;
  readonly title: string;
  /** Of the file on the device; null of a video. */
  readonly preview: string | null;
  readonly onCancel: () => void;
  readonly onRetry: () => void;
}

/** A file on its way into a place. */
export function Uploading({ item, title, preview, onCancel, onRetry }: UploadingProps) {
  return (
    <PlaceRow thumb={<Thumb src={preview} isDim />} title={title} isRefused={item.state === 'FAILED'}>
      <UploadProgress item={item} onCancel={onCancel} onRetry={onRetry} />
    </PlaceRow>
  );
}
