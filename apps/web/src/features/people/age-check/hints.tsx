import { Icon } from '#ui/icon.tsx';

/** What to look after when taking a photo; `covered`: what must not be seen on it. */
export function Hints({ lines, covered }: { readonly lines: readonly string[]; readonly covered?: string }) {
  return (
    <ul className="flex flex-col gap-2.5 text-sm">
      {lines.map((line) => (
        <li key={line} className="flex items-start gap-3">
          <Icon name="check" size={20} className="mt-px text-ok" />
          <span className="phrase min-w-0 flex-1">{line}</span>
        </li>
      ))}
      {covered && (
        <li className="flex items-start gap-3">
          <Icon name="eyeOff" size={20} className="mt-px text-danger" />
          <span className="phrase min-w-0 flex-1">{covered}</span>
        </li>
      )}
    </ul>
  );
}
