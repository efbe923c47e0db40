import { uiTexts } from './ja.ts';

/** A tab's word with how many there are behind it. The word stays where it is when their number comes. */
export function Counted({ text, count }: { readonly text: string; readonly count: number }) {
  return (
    <span className="grid grid-cols-[1fr_auto_1fr] items-center">
      <span className="col-start-2">{text}</span>
      {count > 0 && (
        <span className="nums ml-1.5 inline-grid min-h-[1.65em] min-w-[1.65em] place-items-center justify-self-start rounded-full bg-primary px-1 text-2xs leading-none font-bold text-on-primary">
          <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
          <span className="sr-only">{`${count}${uiTexts.badgeUnit}`}</span>
        </span>
      )}
    </span>
  );
}
