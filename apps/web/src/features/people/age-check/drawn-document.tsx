import type { OfferedDocument } from '@yoimachi/domain/age-check';
import { ageTexts as t, documentNames, drawnLines } from './ja.ts';

/** A document as it lies in the frame of the camera, with a band over what is covered. */
export function DrawnDocument({ type }: { readonly type: OfferedDocument }) {
  const name = documentNames[type];
  return (
    <div role="img" aria-label={t.drawn(name)} className="relative rounded-lg bg-sunken p-8">
      <Corners />
      <div className="flex flex-col gap-2.5 rounded-md border border-line bg-surface p-4">
        <p className="text-sm font-bold">{name}</p>
        {drawnLines[type].map(({ label, hides }, index) => (
          <div key={label} className="flex flex-wrap items-center gap-x-3 gap-y-1 text-xs text-sub">
            <span className="w-20 shrink-0">{label}</span>
            {hides ? (
              <span className="min-w-14 flex-[0_1_55%] rounded-sm bg-ink px-3 py-0.5 text-center font-bold text-bg">
                {t.hide}
              </span>
            ) : (
              <span
                className="h-3 min-w-16 rounded-sm bg-line"
                style={{ flexBasis: `${35 + ((index * 17) % 25)}%` }}
              />
            )}
          </div>
        ))}
      </div>
    </div>
  );
}

/** The four corners that a document is put between. */
export function Corners() {
  const corner = 'pointer-events-none absolute size-8 border-primary';
  return (
    <>
      <span className={`${corner} top-4 left-4 rounded-tl-md border-t-3 border-l-3`} />
      <span className={`${corner} top-4 right-4 rounded-tr-md border-t-3 border-r-3`} />
      <span className={`${corner} bottom-4 left-4 rounded-bl-md border-b-3 border-l-3`} />
      <span className={`${corner} right-4 bottom-4 rounded-br-md border-r-3 border-b-3`} />
    </>
  );
}
