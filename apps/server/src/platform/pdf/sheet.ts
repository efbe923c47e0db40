/** The content of a document of A4 sheets: plain data, so that it can be laid out anywhere and printed in another thread. Units: points. */
export interface Sheet {
  readonly title: string;
  /** Written to the file as its date; equal sheets give equal bytes. */
  readonly createdAt: Date;
  /** What stands on each sheet. */
  readonly pages: readonly (readonly Mark[])[];
}

export type Mark = TextMark | LineMark | BoxMark;

export interface TextMark {
  readonly kind: 'text';
  readonly text: string;
  /** The left edge of its box. */
  readonly x: number;
  /** The baseline. */
  readonly y: number;
  readonly size: number;
  /** The width available: a longer text is set smaller, and `align` positions it inside. */
  readonly width: number;
  readonly align?: 'left' | 'right' | 'center';
  readonly isBold?: true;
  readonly colour?: string;
}

export interface LineMark {
  readonly kind: 'line';
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly weight: number;
  readonly colour: string;
}

export interface BoxMark {
  readonly kind: 'box';
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly fill?: string;
  readonly edge?: string;
}

export const SHEET_WIDTH = 595.28;
export const SHEET_HEIGHT = 841.89;
