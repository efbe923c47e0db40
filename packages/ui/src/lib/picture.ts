interface Picture {
  readonly src: string;
  /** The available widths; absent if there is only one. */
  readonly srcSet?: string;
  /** The same in a format half as large, for browsers that know it. */
  readonly avifSet?: string;
  /** Stands there until it is loaded. */
  readonly colour?: string;
}

/** Which pictures lie below /portraits: part of their addresses, as browsers keep them for ever. */
export const PORTRAIT_SET = '288c67d1';
const PORTRAIT = /^\/portraits\/(\d+\.webp)(#[\da-f]{6})?$/;
/** `/media/<id>`, `?proof…` where it is not for all, `#6b2145`: files lie below it by their width. */
const STORED = /^(\/(media|avatars)\/[\da-f-]{36})(\?[^#]*)?(#[\da-f]{6})?$/;
const NAMES = {
  media: [
    ['w240', 240],
    ['w480', 480],
    ['w720', 720],
  ],
  avatars: [
    ['s96', 96],
    ['s192', 192],
    ['s384', 384],
  ],
} as const;

/** URLs of a picture: photos in all their widths, illustrated portraits 480 and 240 pixels wide, cached by browsers forever; any other as it is. */
export function pictureOf(src: string): Picture {
  const [, base, folder, query = '', colour] = STORED.exec(src) ?? [];
  if (base !== undefined) return storedPicture({ base, query, folder: folder as keyof typeof NAMES }, colour);
  const [, file, drawn] = PORTRAIT.exec(src) ?? [];
  if (file === undefined) return { src };
  const wide = `/portraits/${file}?v=${PORTRAIT_SET}`;
  const srcSet = `/portraits/240/${file}?v=${PORTRAIT_SET} 240w, ${wide} 480w`;
  return { src: wide, srcSet, ...(drawn && { colour: drawn }) };
}

interface Stored {
  readonly base: string;
  readonly query: string;
  readonly folder: keyof typeof NAMES;
}

function storedPicture({ base, query, folder }: Stored, colour: string | undefined): Picture {
  const setOf = (format: 'webp' | 'avif') =>
    NAMES[folder].map(([name, width]) => `${base}/${name}.${format}${query} ${width}w`).join(', ');
  return {
    src: `${base}/${NAMES[folder][1][0]}.webp${query}`,
    srcSet: setOf('webp'),
    ...(folder === 'media' && { avifSet: setOf('avif') }),
    ...(colour && { colour }),
  };
}

/** The whole of a picture, to be looked at closely; not cut to 3:4 and as large as there is. */
export function wholePicture(src: string): string {
  const [, base, folder, query = ''] = STORED.exec(src) ?? [];
  return base !== undefined && folder === 'media' ? `${base}/whole.webp${query}` : pictureOf(src).src;
}

/** Whether a picture is cut to a square already. */
export const isSquare = (src: string): boolean => src.startsWith('/avatars/');
