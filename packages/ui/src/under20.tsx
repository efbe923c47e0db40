import { Chip } from './chip.tsx';
import { uiTexts } from './ja.ts';
import { Note } from './note.tsx';

/** Beside the name of somebody whom the law forbids to drink on that day. */
export function Under20Chip() {
  return <Chip look="danger">{uiTexts.under20}</Chip>;
}

/** What it means for the others of the evening; names as they are addressed. */
export function NoDrinkNote({ names }: { readonly names: readonly string[] }) {
  return names.length > 0 && <Note look="danger">{uiTexts.noDrink(names)}</Note>;
}
