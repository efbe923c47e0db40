import { filled } from '@yoimachi/contract/errors';
import { newsAdminRoutes } from '@yoimachi/contract/news-admin';
import { entryOf } from '@yoimachi/contract/operator-errors';
import { checkNewsPicture, checkNewsPictureFile } from '@yoimachi/domain/news';
import type { Failed, OperatorCode, PublicCode } from '@yoimachi/domain/result';
import { useEffect, useRef, useState } from 'react';
import { sendFile } from '#lib/api.ts';
import { ApiError, errorMessage } from '#ui/lib/api-error.ts';
import type { CallAnswer } from '#ui/lib/request.ts';
import type { UploadItem } from '#ui/lib/upload-item.ts';
import { newsTexts as t } from './ja.ts';

type Sent = CallAnswer<typeof newsAdminRoutes.sendNewsPicture>;

/** A picture of a form, on its way or sent. */
export interface PictureForm {
  /** Null: none was chosen, or it was given up. */
  readonly item: UploadItem | null;
  /** What the call that uses it names; null: there is none. */
  readonly sent: Sent | null;
  readonly choose: (file: File) => void;
  readonly giveUp: () => void;
  readonly sendAgain: () => void;
  /** Whether a refusal of the form was about its picture, which then has to be sent again or chosen again. */
  readonly takeBack: (error: unknown) => boolean;
}

const OF_THE_PICTURE: readonly unknown[] = ['NEWS_PICTURE_USED', 'UPLOAD_GONE'];

/** Whether a refusal of a form is about its picture. */
export const isOfPicture = (error: unknown): boolean =>
  error instanceof ApiError && OF_THE_PICTURE.includes(error.code);

const failed = (error: unknown) =>
  error instanceof ApiError ? error : new ApiError(0, 'UNKNOWN', errorMessage(error));

/** Sends a picture as soon as it is chosen, while the rest of the form is typed. */
export function usePicture(): PictureForm {
  const [item, setItem] = useState<UploadItem | null>(null);
  const [sent, setSent] = useState<Sent | null>(null);
  const line = useRef<AbortController | null>(null);
  useEffect(() => () => line.current?.abort(), []);
  const end = () => {
    line.current?.abort();
    line.current = null;
    setSent(null);
    setItem(null);
  };
  const send = async (file: File) => {
    end();
    const own = new AbortController();
    line.current = own;
    const { signal } = own;
    const show = (part: Partial<UploadItem>) =>
      !signal.aborted &&
      setItem({ id: 'picture', file, state: 'SENDING', sentBytes: 0, uploadId: null, error: null, ...part });
    show({ state: 'WAITING' });
    const refusal = await refusalOf(file);
    if (refusal) return show({ state: 'FAILED', error: refusal });
    show({});
    try {
      const onProgress = (sentBytes: number) => show({ sentBytes });
      const answer = await sendFile(newsAdminRoutes.sendNewsPicture, { file, onProgress, signal });
      if (signal.aborted) return undefined;
      setSent(answer);
      return show({ state: 'SENT', sentBytes: file.size, uploadId: answer.pictureId });
    } catch (error) {
      return show({ state: 'FAILED', error: failed(error) });
    }
  };
  return {
    item,
    sent,
    choose: (file) => void send(file),
    giveUp: end,
    sendAgain: () => void (item && send(item.file)),
    takeBack: (error) => {
      if (!isOfPicture(error)) return false;
      setSent(null);
      setItem((last) => last && { ...last, state: 'FAILED', uploadId: null, error: failed(error) });
      return true;
    },
  };
}

/** What is missing of a picture when its form is sent: one that is needed, or the rest of one that is on its way. */
export function missingIn({ item, sent }: PictureForm, isNeeded: boolean): string | undefined {
  if (sent) return undefined;
  if (item) return item.state === 'FAILED' ? t.pictureFailed : t.pictureUnderWay;
  return isNeeded ? t.pictureMissing : undefined;
}

type Code = PublicCode | OperatorCode;

/** What the server would say of a file, said before it is sent; null: it may be. What this browser cannot open is left to the server. */
async function refusalOf(file: File): Promise<ApiError | null> {
  const named = checkNewsPictureFile({ sizeBytes: file.size, mediaType: file.type.toLowerCase() });
  if (!named.ok) return told(named);
  const pixels = await pixelsOf(file);
  const looked = pixels ? checkNewsPicture(pixels) : undefined;
  return looked?.ok === false ? told(looked) : null;
}

function told({ error: { code, details = {} } }: Failed<Code>): ApiError {
  const { status, message } = entryOf(code);
  return new ApiError(status, code, filled(message, details), details);
}

/** As it is shown, turned upright. */
async function pixelsOf(file: File): Promise<{ readonly width: number; readonly height: number } | null> {
  try {
    const picture = await createImageBitmap(file);
    const { width, height } = picture;
    picture.close();
    return { width, height };
  } catch {
    return null;
  }
}
