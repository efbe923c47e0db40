import { deskTexts as t } from './ja.ts';

/** Which keys do what. */
export function Keys({ keys }: { readonly keys: readonly (readonly [string, string])[] }) {
  return (
    <details className="relative max-office:hidden">
      <summary className="control inline-flex cursor-pointer list-none items-center rounded-full px-4 text-sm text-sub hover:bg-sunken [&::-webkit-details-marker]:hidden">
        {t.keysTitle}
      </summary>
      <dl className="absolute right-0 z-30 grid w-64 grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-2 rounded-lg border border-line bg-surface p-4 text-sm">
        {keys.map(([key, what]) => (
          <div key={key} className="contents">
            <dt className="nums font-bold">{key}</dt>
            <dd className="text-sub">{what}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
