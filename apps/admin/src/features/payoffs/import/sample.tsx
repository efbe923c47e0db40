import { visible } from '#lib/visible.ts';
import { importTexts as t } from './ja.ts';
import type { samplesOf } from './layout-values.ts';

const LINES = 5;
const CELL_SHOWN = 40;

/** The first lines of the file as they are cut now, each with its number. */
export function Sample({ samples: { header, rows } }: { readonly samples: ReturnType<typeof samplesOf> }) {
  const shown = rows.slice(0, LINES);
  const width = Math.max(header.length, ...shown.map(({ cells }) => cells.length));
  if (width === 0) return null;
  const columns = Array.from({ length: width }, (_, index) => index);
  return (
    <div
      role="region"
      aria-label={t.sample}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by the keyboard
      tabIndex={0}
      className="overflow-x-auto rounded-lg border border-line"
    >
      <table className="w-full border-collapse text-left text-xs">
        <caption className="sr-only">{t.sample}</caption>
        <thead className="text-sub">
          <tr>
            <th scope="col" className="px-3 py-2 whitespace-nowrap">
              {t.line}
            </th>
            {columns.map((index) => (
              <th key={index} scope="col" className="px-3 py-2 whitespace-nowrap">
                {visible(t.columnOption(index + 1, (header[index] ?? '').trim().slice(0, CELL_SHOWN)))}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map(({ lineNumber, cells }) => (
            <tr key={lineNumber} className="border-t border-line">
              <th scope="row" className="nums px-3 py-2 font-normal text-sub">
                {lineNumber}
              </th>
              {columns.map((index) => (
                <td key={index} className="nums px-3 py-2 whitespace-nowrap">
                  <bdi>{visible((cells[index] ?? '').slice(0, CELL_SHOWN))}</bdi>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
