import { useState } from 'react';
import { useOffice } from '#lib/office.ts';
import { useKeys } from '#lib/use-keys.ts';
import { SmallIconButton } from '#parts/small-icon-button.tsx';
import { cx } from '#ui/cx.ts';
import { now } from '#ui/lib/clock.ts';
import { dayOf, formatDay, formatTime } from '#ui/lib/dates.ts';
import { Note } from '#ui/note.tsx';
import type { Opened } from './api.ts';
import { ageTexts as t, documentNames } from './ja.ts';

const ZOOMS = [0.5, 0.75, 1, 1.5, 2, 3, 4] as const;
const WHOLE = ZOOMS.indexOf(1);

/** The pictures that were handed in. Their links open once, so each stays on the page while another is looked at. */
export function Viewer({ opened }: { readonly opened: Opened }) {
  const [shownIndex, setShown] = useState(0);
  const [zoomIndex, setZoom] = useState(WHOLE);
  const [turns, setTurns] = useState(0);
  const zoom = (by: number) => setZoom((index) => Math.min(Math.max(index + by, 0), ZOOMS.length - 1));
  const turn = () => setTurns((count) => count + 1);
  useKeys({ '+': () => zoom(1), ';': () => zoom(1), '-': () => zoom(-1), t: turn });
  const names = opened.links.map(({ kind }, index) =>
    kind === 'LIVE' ? t.livePicture : t.documentPicture(index + 1),
  );
  const show = (index: number) => {
    setShown(index);
    setZoom(WHOLE);
    setTurns(0);
  };
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <div className="flex min-h-14 flex-wrap items-center gap-1 border-b border-line px-4">
        <h2 className="font-gothic text-sm font-bold">{documentNames[opened.documentType]}</h2>
        <Tools zoomIndex={zoomIndex} onZoom={zoom} onTurn={turn} />
      </div>
      {/* What is larger than its place is moved about by scrolling, with the keyboard too. */}
      <div
        role="region"
        aria-label={t.pictures}
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className="@container-size relative flex min-h-80 flex-1 overflow-auto bg-sunken"
      >
        {opened.links.map(({ url }, index) => (
          <Shown
            key={url}
            url={url}
            label={names[index]!}
            isShown={index === shownIndex}
            zoom={ZOOMS[zoomIndex]!}
            degrees={turns * 90}
          />
        ))}
      </div>
      {names.length > 1 && <Choice names={names} shownIndex={shownIndex} onShow={show} />}
    </div>
  );
}

interface ToolsProps {
  readonly zoomIndex: number;
  readonly onZoom: (by: number) => void;
  readonly onTurn: () => void;
}

function Tools({ zoomIndex, onZoom, onTurn }: ToolsProps) {
  return (
    <div className="ml-auto flex items-center">
      <SmallIconButton
        icon="zoomOut"
        label={t.zoomOut}
        disabled={zoomIndex === 0}
        onClick={() => onZoom(-1)}
      />
      <span className="nums w-12 text-center text-xs">{Math.round(ZOOMS[zoomIndex]! * 100)}%</span>
      <SmallIconButton
        icon="zoomIn"
        label={t.zoomIn}
        disabled={zoomIndex === ZOOMS.length - 1}
        onClick={() => onZoom(1)}
      />
      <SmallIconButton icon="turn" label={t.turn} onClick={onTurn} />
    </div>
  );
}

interface ChoiceProps {
  readonly names: readonly string[];
  readonly shownIndex: number;
  readonly onShow: (index: number) => void;
}

function Choice({ names, shownIndex, onShow }: ChoiceProps) {
  return (
    <div className="flex flex-wrap justify-center gap-3 bg-sunken p-3">
      {names.map((name, index) => (
        <button
          key={name}
          type="button"
          aria-pressed={index === shownIndex}
          onClick={() => onShow(index)}
          className={cx(
            'control min-w-20 rounded-md border px-4 text-sm font-bold',
            index === shownIndex ? 'border-2 border-primary bg-tint text-on-tint' : 'border-edge bg-surface',
          )}
        >
          {name}
        </button>
      ))}
    </div>
  );
}

interface ShownProps {
  readonly url: string;
  readonly label: string;
  readonly isShown: boolean;
  readonly zoom: number;
  readonly degrees: number;
}

function Shown({ url, label, isShown, zoom, degrees }: ShownProps) {
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
      <img
        src={here(url)}
        alt={label}
        draggable={false}
        referrerPolicy="no-referrer"
        onError={() => setGone(true)}
        className="max-h-full max-w-full rounded-md"
      />
      <Watermark />
    </div>
  );
}

/** A link is written for the product's public address; the picture is taken from where this page came from. */
const here = (url: string): string => new URL(url, location.origin).pathname;

/** Who looks, and when, over the picture: a photograph of the screen says whose it was. */
function Watermark() {
  const { operator } = useOffice();
  const [at] = useState(now);
  const text = `${operator.name} ${formatDay(dayOf(at))} ${formatTime(at)}`;
  return (
    <div
      aria-hidden="true"
      data-watermark={text}
      style={{ backgroundImage: `url("${markOf(text)}")` }}
      className="pointer-events-none absolute inset-0 select-none"
    />
  );
}

/** A tile of the watermark, legible on light and on dark. */
function markOf(text: string): string {
  const escaped = text.replaceAll(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="260" height="150"><text x="130" y="80" font-size="14" font-weight="700" font-family="sans-serif" text-anchor="middle" transform="rotate(-24 130 75)" fill="#231b24" fill-opacity=".3" stroke="#fff" stroke-opacity=".3" stroke-width=".6">${escaped}</text></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
