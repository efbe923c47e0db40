/**
 * A text with what is generated between its two markers, whatever stood there.
 *
 * @throws when the text does not have both.
 */
export function betweenMarkers(text: string, name: string, generated: string): string {
  const start = new RegExp(`<!-- ${name}: written by .*-->\n`).exec(text);
  const end = text.indexOf(`<!-- end of ${name} -->`);
  if (start === null || end < start.index) throw new Error(`The markers of ${name} are missing`);
  return `${text.slice(0, start.index)}${start[0]}${generated}${text.slice(end)}`;
}
