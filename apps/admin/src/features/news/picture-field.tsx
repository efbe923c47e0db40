import { NEWS_PICTURE_LEAST, NEWS_PICTURE_MEGABYTES, NEWS_PICTURE_PIXELS } from '@yoimachi/domain/news';
import { Field } from '#ui/field.tsx';
import { FileButton } from '#ui/file-button.tsx';
import { UploadProgress } from '#ui/upload-progress.tsx';
import { newsTexts as t } from './ja.ts';
import type { PictureForm } from './use-picture.ts';

const { width, height } = NEWS_PICTURE_PIXELS;
const { long, short } = NEWS_PICTURE_LEAST;

interface Props {
  readonly label: string;
  readonly picture: PictureForm;
  /** There is one already, which stays until another is saved. */
  readonly hasOne: boolean;
  readonly error: string | undefined;
}

/** Chooses a picture and shows how far it is. */
export function PictureField({ label, picture, hasOne, error }: Props) {
  const { item, sent, choose, giveUp, sendAgain } = picture;
  return (
    <Field
      id="news-picture"
      label={label}
      isGroup
      help={t.pictureHelp({ width, height, long, short, megabytes: NEWS_PICTURE_MEGABYTES })}
      error={error}
    >
      {item && !sent && <UploadProgress item={item} onCancel={giveUp} onRetry={sendAgain} />}
      {(!item || item.state === 'FAILED' || sent) && (
        <FileButton
          purpose="OFFICE_PHOTO"
          variant="line"
          size="md"
          onFiles={([file]) => file && choose(file)}
        >
          {sent || hasOne ? t.pictureReplace : t.pictureChoose}
        </FileButton>
      )}
      {sent && (
        <p role="status" className="phrase text-xs text-sub">
          {t.pictureSent}
        </p>
      )}
    </Field>
  );
}
