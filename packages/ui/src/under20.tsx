import { Chip } from './chip.tsx';
import { under20Texts } from './under20.ja.ts';
import { Note } from './note.tsx';

/** Beside the name of somebody whom the law forbids to drink on that day. */
export function Under20Chip() {
  return <Chip look="danger">{under20Texts.under20}</Chip>;
}

/** What it means for the others of the evening; names as they are addressed. */
export function NoDrinkNote({ names }: { readonly names: readonly string[] }) {
  return names.length > 0 && <Note look="danger">{under20Texts.noDrink(names)}</Note>;
}
