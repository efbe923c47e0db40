import { useState } from 'react';
import { useKeys } from '#lib/use-keys.ts';
import { SmallIconButton } from '#parts/small-icon-button.tsx';
import { cx } from '#ui/cx.ts';
import { viewerTexts as t } from './ja.ts';
import { Shown, type Picture } from './shown.tsx';

const ZOOMS = [0.5, 0.75, 1, 1.5, 2, 3, 4] as const;
const WHOLE = ZOOMS.indexOf(1);

interface Props {
  readonly title: string;
  readonly pictures: readonly Picture[];
}

/** What is looked at: larger and smaller, turned, one beside another. Their links open once, so each stays on the page while another is looked at. */
export function Viewer({ title, pictures }: Props) {
  const [shownIndex, setShown] = useState(0);
  const [zoomIndex, setZoom] = useState(WHOLE);
  const [turns, setTurns] = useState(0);
  const zoom = (by: number) => setZoom((index) => Math.min(Math.max(index + by, 0), ZOOMS.length - 1));
  const turn = () => setTurns((count) => count + 1);
  useKeys({ '+': () => zoom(1), ';': () => zoom(1), '-': () => zoom(-1), t: turn });
  const names = pictures.map(({ label }) => label);
  const show = (index: number) => {
    setShown(index);
    setZoom(WHOLE);
    setTurns(0);
  };
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <div className="flex min-h-14 flex-wrap items-center gap-1 border-b border-line px-4">
        <h2 className="font-gothic text-sm font-bold">{title}</h2>
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
        {pictures.map((picture, index) => (
          <Shown
            key={picture.url}
            picture={picture}
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
