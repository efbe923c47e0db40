import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { now } from '#lib/clock.ts';
import { Button } from '#ui/button.tsx';
import { DaySheet } from '#ui/day-sheet.tsx';
import { Note } from '#ui/note.tsx';
import { Corners } from './drawn-document.tsx';
import { ageTexts as t } from './ja.ts';

interface Props {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly title: string;
  /** The camera at the back, or the one that looks at whoever holds it. */
  readonly facing: 'environment' | 'user';
  /** What to show in the picture. */
  readonly lead: string;
  readonly onShot: (file: File) => void;
  /** Offered where there is no camera, or it is not allowed. */
  readonly fallback: (onShot: (file: File) => void) => ReactNode;
}

/** Whether this browser can show what its camera sees; otherwise it asks the phone's own camera for a photo. */
export const hasCamera = (): boolean => typeof navigator.mediaDevices?.getUserMedia === 'function';

/** What the camera sees, with the frame that a document is put into, and a shutter. */
export const CameraSheet = (props: Props) => (props.isOpen ? <OpenCamera {...props} /> : null);

function OpenCamera({ onClose, title, facing, lead, onShot, fallback }: Props) {
  const video = useRef<HTMLVideoElement>(null);
  const state = useCamera(video, facing);
  const take = (file: File) => {
    onShot(file);
    onClose();
  };
  const shoot = async () => {
    const file = video.current && (await shotOf(video.current));
    if (file) take(file);
  };
  return (
    <DaySheet
      isOpen
      onClose={onClose}
      title={title}
      footer={
        state === 'OFF' ? (
          fallback(take)
        ) : (
          <Button isWide isPending={state === 'LOADING'} onClick={() => void shoot()}>
            {t.shutter}
          </Button>
        )
      }
    >
      <div className="flex flex-col gap-3">
        <p className="phrase text-sm font-bold">{lead}</p>
        {state === 'OFF' ? (
          <Note look="danger">{t.cameraOff}</Note>
        ) : (
          <div className="relative overflow-hidden rounded-lg bg-sunken">
            <video
              ref={video}
              autoPlay
              muted
              playsInline
              aria-label={title}
              className="aspect-[4/3] w-full object-cover"
            />
            <Corners />
          </div>
        )}
      </div>
    </DaySheet>
  );
}

type CameraState = 'LOADING' | 'OFF' | 'ON';

function useCamera(video: RefObject<HTMLVideoElement | null>, facing: Props['facing']): CameraState {
  const [state, setState] = useState<CameraState>('LOADING');
  useEffect(() => {
    let stream: MediaStream | null = null;
    let isOver = false;
    const stop = () => stream?.getTracks().forEach((track) => track.stop());
    void openCamera(facing)
      .then(async (opened) => {
        stream = opened;
        if (isOver) return stop();
        // The sheet comes with its own code, maybe after the camera.
        const element = await mounted(video, () => isOver);
        if (!element) return stop();
        element.srcObject = opened;
        await element.play();
        setState('ON');
      })
      .catch(() => !isOver && setState('OFF'));
    return () => {
      isOver = true;
      stop();
    };
  }, [facing, video]);
  return state;
}

const openCamera = async (facingMode: Props['facing']): Promise<MediaStream> =>
  navigator.mediaDevices.getUserMedia({
    audio: false,
    video: { facingMode, width: { ideal: 1920 }, height: { ideal: 1440 } },
  });

async function mounted(
  video: RefObject<HTMLVideoElement | null>,
  isOver: () => boolean,
): Promise<HTMLVideoElement | null> {
  while (!video.current && !isOver()) await new Promise(requestAnimationFrame);
  return video.current;
}

/** All that the camera sees, not only what stands in the frame: the reader finds the document by itself. */
async function shotOf(video: HTMLVideoElement): Promise<File | null> {
  const canvas = document.createElement('canvas');
  canvas.width = video.videoWidth;
  canvas.height = video.videoHeight;
  canvas.getContext('2d')?.drawImage(video, 0, 0);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', 0.92));
  return blob && new File([blob], 'photo.jpg', { type: 'image/jpeg', lastModified: now().getTime() });
}
