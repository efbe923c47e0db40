import { uiTexts } from './ja.ts';

/** A tab's word with how many there are behind it. The word stays where it is when their number comes. */
export function Counted({ text, count }: { readonly text: string; readonly count: number }) {
  return (
    <span className="grid items-center" style={{ gridTemplateColumns: '1fr auto 1fr' }}>
      <span style={{ gridColumn: 2 }}>{text}</span>
      {count > 0 && (
        <span
          style={{ justifySelf: 'start' }}
          className="nums ml-1.5 inline-grid min-h-[1.65em] min-w-[1.65em] place-items-center rounded-full bg-primary px-1 text-2xs leading-none font-bold text-on-primary"
        >
          <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
          <span className="sr-only">{`${count}${uiTexts.badgeUnit}`}</span>
        </span>
      )}
    </span>
  );
}
