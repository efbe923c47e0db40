/** The searches of a notice by their names, the oldest first. */
export function namesText([first = '', ...others]: readonly string[]): string {
  return `「${first}」${others.length > 0 ? `ほか${others.length}件` : ''}`;
}
