import { useState } from 'react';
import { Note } from '#ui/note.tsx';
import { here } from './here.ts';
import { viewerTexts as t } from './ja.ts';
import { Watermark } from './watermark.tsx';

/** A picture that somebody sent with a text, as wide as the text, under the watermark of who looks. */
export function PrivatePicture({ url, label }: { readonly url: string; readonly label: string }) {
  const [isGone, setGone] = useState(false);
  if (isGone) return <Note look="danger">{t.pictureGone}</Note>;
  return (
    <div className="relative w-fit overflow-hidden rounded-md">
      <img
        src={here(url)}
        alt={label}
        draggable={false}
        referrerPolicy="no-referrer"
        onError={() => setGone(true)}
        className="max-w-full"
      />
      <Watermark />
    </div>
  );
}
