import { useState } from 'react';
import { Note } from '#ui/note.tsx';
import { here } from './here.ts';
import { viewerTexts as t } from './ja.ts';
import { Watermark } from './watermark.tsx';

export interface Picture {
  readonly url: string;
  readonly label: string;
  readonly isVideo?: boolean;
}

const LOOK = 'max-h-full max-w-full rounded-md';

interface Props {
  readonly picture: Picture;
  readonly isShown: boolean;
  readonly zoom: number;
  readonly degrees: number;
}

/** One picture, or the video, under the watermark of who looks. */
export function Shown({ picture, isShown, zoom, degrees }: Props) {
  const { url, label } = picture;
  const [isGone, setGone] = useState(false);
  if (isGone)
    return (
      isShown && (
        <div className="m-auto p-5">
          <Note look="danger">{t.pictureGone}</Note>
        </div>
      )
    );
  return (
    <div
      hidden={!isShown}
      // A square, so that what is turned still fits; at 100 % all of the picture is seen.
      style={{ width: `calc(${zoom} * (100cqmin - 32px))`, rotate: `${degrees}deg` }}
      className="relative m-auto grid aspect-square shrink-0 place-items-center hidden:hidden"
    >
      {picture.isVideo ? (
        // A member's own video has no captions; it has controls, which the watermark lets through.
        // eslint-disable-next-line jsx-a11y/media-has-caption
        <video src={here(url)} aria-label={label} controls onError={() => setGone(true)} className={LOOK} />
      ) : (
        <img
          src={here(url)}
          alt={label}
          draggable={false}
          referrerPolicy="no-referrer"
          onError={() => setGone(true)}
          className={LOOK}
        />
      )}
      <Watermark />
    </div>
  );
}
