import { appTexts } from '../ja.ts';

/** The first keyboard stop: past bars and filters to the screen's heading. Visible only while focused. */
export function SkipLink() {
  return (
    <a
      href="#main"
      onClick={(event) => {
        event.preventDefault();
        import('./focus-heading.ts').then(({ focusHeading }) => focusHeading() || focusMain(), focusMain);
      }}
      className="sr-only z-50 rounded-full bg-primary px-5 py-3 text-sm font-bold text-on-primary focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
    >
      {appTexts.toContent}
    </a>
  );
}

/** Where there is no heading yet, or no network. */
function focusMain(): void {
  const main = document.querySelector('main');
  main?.setAttribute('tabindex', '-1');
  main?.focus();
}
