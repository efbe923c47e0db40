import type { UploadItem } from '#lib/use-uploads.ts';
import { UploadProgress } from '#ui/upload-progress.tsx';
import { PlaceRow, Thumb } from './place-frame.tsx';

interface Props {
  readonly item: UploadItem;
  readonly title: string;
  /** Of the file on the device; null of a video. */
  readonly preview: string | null;
  readonly onCancel: () => void;
  readonly onRetry: () => void;
}

/** A file on its way into a place. */
export function Uploading({ item, title, preview, onCancel, onRetry }: Props) {
  return (
    <PlaceRow thumb={<Thumb src={preview} isDim />} title={title} isRefused={item.state === 'FAILED'}>
      <UploadProgress item={item} onCancel={onCancel} onRetry={onRetry} />
    </PlaceRow>
  );
}
