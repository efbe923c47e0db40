import type { CSSProperties, ReactNode } from 'react';
import { cx } from '#ui/cx.ts';

interface Header {
  readonly text: string;
  /** Words stand at the left, numbers at the right. */
  readonly isWords?: boolean;
}

interface Props {
  readonly label: string;
  /** Of the column that names the rows. */
  readonly first: string;
  /** Of the columns after it. */
  readonly headers: readonly Header[];
  /** It stands in a ground of its own, with nothing between its edge and its words. */
  readonly isInset?: boolean;
  readonly children: ReactNode;
  /** Sums below the rows. */
  readonly foot?: ReactNode;
}

const EDGES = 'px-3 first:pl-5 last:pr-5 group-data-inset/table:first:pl-0 group-data-inset/table:last:pr-0';

/** A small table whose rows are named and whose columns are figures; a list is `DataTable`. */
export function FigureTable({ label, first, headers, isInset = false, children, foot }: Props) {
  return (
    <div className="overflow-x-auto">
      <table
        data-inset={isInset || undefined}
        className="group/table nums w-full border-collapse text-sm whitespace-nowrap"
      >
        <caption className="sr-only">{label}</caption>
        <thead>
          <tr className="border-b border-line text-xs text-sub">
            {[{ text: first, isWords: true }, ...headers].map(({ text, isWords }) => (
              <th
                key={text}
                scope="col"
                className={cx(EDGES, 'py-2 font-normal', isWords ? 'text-left' : 'text-right')}
              >
                {text}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
        {foot !== undefined && <tfoot className="font-bold">{foot}</tfoot>}
      </table>
    </div>
  );
}

interface RowProps {
  readonly name: ReactNode;
  readonly isStrong?: boolean;
  readonly children: ReactNode;
}

export const FigureRow = ({ name, isStrong = false, children }: RowProps) => (
  <tr className={cx('border-b border-line last:border-0', isStrong && 'font-bold')}>
    <th scope="row" className={cx(EDGES, 'py-2 text-left font-[inherit]')}>
      {name}
    </th>
    {children}
  </tr>
);

interface FigureProps {
  readonly isWords?: boolean;
  readonly span?: number;
  readonly style?: CSSProperties | undefined;
  readonly children: ReactNode;
}

export const Figure = ({ isWords = false, span, style, children }: FigureProps) => (
  <td colSpan={span} style={style} className={cx(EDGES, 'py-2', isWords ? 'text-sub' : 'text-right')}>
    {children}
  </td>
);
