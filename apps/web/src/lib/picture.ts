import { PORTRAIT_SET } from './portrait-set.ts';

interface Picture {
  readonly src: string;
  /** The available widths; absent if there is only one. */
  readonly srcSet?: string;
}

const PORTRAIT = /^\/portraits\/(\d+\.webp)$/;

/** URL of a picture: illustrated portraits 480 and 240 pixels wide, cached by browsers forever; any other as it is. */
export function pictureOf(src: string): Picture {
  const file = PORTRAIT.exec(src)?.[1];
  if (file === undefined) return { src };
  const wide = `/portraits/${file}?v=${PORTRAIT_SET}`;
  return { src: wide, srcSet: `/portraits/240/${file}?v=${PORTRAIT_SET} 240w, ${wide} 480w` };
}
