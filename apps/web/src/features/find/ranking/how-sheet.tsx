import { DaySheet } from '#ui/day-sheet.tsx';
import { howTexts, rankingTexts as t } from './ja.ts';

/** How ranks are made. Rendered only while open. */
export default function HowSheet({ onClose }: { readonly onClose: () => void }) {
  return (
    <DaySheet isOpen onClose={onClose} title={t.how}>
      <ul className="flex list-disc flex-col gap-3 pl-5 text-sm">
        {howTexts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </DaySheet>
  );
}
