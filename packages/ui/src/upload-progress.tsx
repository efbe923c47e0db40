import type { UploadItem } from './lib/upload-item.ts';
import { Button } from './button.tsx';
import { FieldError } from './field.tsx';
import { uploadTexts as texts } from './upload-progress.ja.ts';

interface Props {
  readonly item: UploadItem;
  readonly onCancel: () => void;
  readonly onRetry: () => void;
}

/** How far a file is, with what can be done about it. */
export function UploadProgress({ item, onCancel, onRetry }: Props) {
  if (item.state === 'FAILED')
    return (
      <div className="flex min-w-0 flex-col gap-2">
        <FieldError>{item.error?.message}</FieldError>
        <div className="flex flex-wrap justify-end gap-2">
          <Button size="md" variant="ghost" onClick={onCancel}>
            {texts.dismiss}
          </Button>
          {item.error && isWorthAnotherTry(item.error) && (
            <Button size="md" variant="line" onClick={onRetry}>
              {texts.retry}
            </Button>
          )}
        </div>
      </div>
    );
  const total = item.file.size;
  const percent = percentOf(item);
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <div
        role="progressbar"
        aria-label={texts.bar}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={wordsOf(item)}
        className="h-1.5 overflow-hidden rounded-full bg-line"
      >
        <div className="h-full rounded-full bg-primary" style={{ width: `${percent}%` }} />
      </div>
      <div className="flex flex-wrap justify-between gap-x-3 text-sm text-sub">
        <span>{wordsOf(item)}</span>
        <span className="whitespace-nowrap">
          {texts.megabytes(megabytesOf(item.sentBytes), megabytesOf(total))}
        </span>
      </div>
      {item.state !== 'SENT' && (
        <Button size="md" variant="ghost" className="self-end" onClick={onCancel}>
          {texts.cancel}
        </Button>
      )}
    </div>
  );
}

/** Sent again, a file that was refused is refused again. */
const isWorthAnotherTry = ({ status }: { readonly status: number }) => status === 0 || status >= 429;

/** 100 only once all has arrived. */
export const percentOf = ({ state, sentBytes, file }: UploadItem): number =>
  state === 'SENT' ? 100 : Math.min(99, Math.floor((sentBytes * 100) / Math.max(1, file.size)));

function wordsOf(item: UploadItem): string {
  if (item.state === 'WAITING') return texts.waiting;
  return item.state === 'SENT' ? texts.sent : texts.sending(percentOf(item));
}

/** One decimal; a megabyte as in the limits, 1,048,576 bytes. What is there is never shown as nothing. */
export const megabytesOf = (bytes: number): string =>
  bytes === 0 ? '0' : Math.max(0.1, bytes / 1_048_576).toFixed(1);
