import { useState, type KeyboardEvent } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { pictureOf, wholePicture } from '#lib/picture.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { PhotoPill } from '#ui/photo.tsx';
import { profileTexts } from './ja.ts';
import { useZoom } from './use-zoom.ts';

interface Props {
  readonly name: string;
  readonly photos: readonly string[];
  readonly start: number;
  /** With the photo that was looked at last. */
  readonly onClose: (index: number) => void;
}

/** A photo as large as the window: swiped, pinched, tapped twice, or by arrows, plus and minus; Esc closes. */
export default function PhotoViewer({ name, photos, start, onClose }: Props) {
  const [index, setIndex] = useState(start);
  const move = (by: -1 | 1) => setIndex((now) => Math.min(photos.length - 1, Math.max(0, now + by)));
  const { zoom, reset, closer, farther, handlers } = useZoom(move);
  const go = (by: -1 | 1) => {
    reset();
    move(by);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const act = { ArrowLeft: () => go(-1), ArrowRight: () => go(1), '+': closer, ';': closer, '-': farther }[
      event.key
    ];
    if (!act) return;
    event.preventDefault();
    act();
  };
  const src = photos[index]!;
  return (
    <I18nProvider locale="ja-JP">
      <ModalOverlay
        isOpen
        onOpenChange={(isOpen) => !isOpen && onClose(index)}
        className="fade-motion fixed inset-0 z-40 bg-viewer"
      >
        <Modal className="size-full">
          <Dialog
            aria-label={profileTexts.viewer(name)}
            className="relative flex size-full flex-col outline-none"
          >
            {/* Keys of the dialog reach its focused buttons first, and bubble here. */}
            <div role="presentation" onKeyDown={onKeyDown} className="relative min-h-0 flex-1">
              <div
                {...handlers}
                data-testid="zoom"
                className="grid size-full touch-none place-items-center overflow-hidden select-none"
              >
                <img
                  key={src}
                  src={wholePicture(src)}
                  alt={profileTexts.photo(name, index + 1)}
                  draggable={false}
                  style={{
                    transform: `translate(${zoom.x}px, ${zoom.y}px) scale(${zoom.scale})`,
                    backgroundColor: pictureOf(src).colour,
                  }}
                  className="max-h-full max-w-full object-contain"
                />
              </div>
              <Bars
                position={index + 1}
                count={photos.length}
                onClose={() => onClose(index)}
                {...{ go, closer, farther }}
              />
            </div>
          </Dialog>
        </Modal>
      </ModalOverlay>
    </I18nProvider>
  );
}

interface BarsProps {
  readonly position: number;
  readonly count: number;
  readonly go: (by: -1 | 1) => void;
  readonly closer: () => void;
  readonly farther: () => void;
  readonly onClose: () => void;
}

/** What the fingers do, as buttons. */
function Bars({ position, count, go, closer, farther, onClose }: BarsProps) {
  return (
    <>
      <div className="absolute inset-x-2 top-2 flex items-center justify-between">
        <IconButton icon="close" look="glass" label={profileTexts.closeViewer} autoFocus onClick={onClose} />
        <span aria-live="polite">
          <PhotoPill>{profileTexts.position(position, count)}</PhotoPill>
        </span>
        <div className="flex gap-2">
          <IconButton icon="minus" look="glass" label={profileTexts.farther} onClick={farther} />
          <IconButton icon="plus" look="glass" label={profileTexts.closer} onClick={closer} />
        </div>
      </div>
      {count > 1 && (
        <div className="absolute inset-x-2 bottom-4 flex justify-between">
          <IconButton
            icon="back"
            look="glass"
            label={profileTexts.previousPhoto}
            isDisabled={position === 1}
            onClick={() => go(-1)}
          />
          <IconButton
            icon="forward"
            look="glass"
            label={profileTexts.nextPhoto}
            isDisabled={position === count}
            onClick={() => go(1)}
          />
        </div>
      )}
    </>
  );
}
