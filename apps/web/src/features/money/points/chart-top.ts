/** The upper of two grid lines of a chart: the lowest round figure the highest bar does not exceed. */
export function chartTop(highest: number): number {
  if (highest <= 0) return 2;
  const magnitude = 10 ** Math.floor(Math.log10(highest));
  const factor = [1, 2, 4, 6, 10].find((candidate) => candidate * magnitude >= highest) ?? 10;
  return factor * magnitude;
}
