const cards =
  /\/(?:apps\/web\/src\/(?:ui\/(?:photo|tier|choice-strip|day-sheet)\.tsx|features\/(?:favorite\/|search\/(?:cast-card|cast-list|load-more|holidays|ja)\b))|packages\/contract\/src\/(?:search|favorite)\/)/;

/** What draws casts in lists goes into one file, too: the guest's home needs all of it, and every list a part (1.3 KB less). */
export const isCardModule = (id: string): boolean => cards.test(id);
