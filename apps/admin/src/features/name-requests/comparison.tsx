import { visible } from '#lib/visible.ts';
import { Chip } from '#ui/chip.tsx';
import { formatDay } from '#ui/lib/dates.ts';
import { nameTexts as t } from './ja.ts';

interface Registered {
  readonly name: string;
  readonly nameKana: string;
  readonly birthday: string;
}

interface Props {
  readonly registered: Registered;
  readonly wanted: Registered & { readonly reason: string };
}

const ITEMS = ['name', 'nameKana', 'birthday'] as const;

/** What is registered beside what is wanted; what differs is marked. */
export function Comparison({ registered, wanted }: Props) {
  return (
    <>
      <table className="w-full text-left text-sm">
        <thead className="text-xs text-sub">
          <tr>
            {[t.item, t.registered, t.wanted].map((name) => (
              <th key={name} scope="col" className="px-3 py-2 font-bold">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ITEMS.map((item) => (
            <tr key={item} className="border-t border-line">
              <th scope="row" className="px-3 py-3 font-normal whitespace-nowrap text-sub">
                {t.names[item]}
              </th>
              <td className="nums px-3 py-3 break-all">
                <bdi>{shown(registered, item)}</bdi>
              </td>
              <td className="nums px-3 py-3 break-all">
                {registered[item] === wanted[item] ? (
                  <bdi>{shown(wanted, item)}</bdi>
                ) : (
                  <span className="flex flex-wrap items-center gap-2">
                    <bdi className="font-bold">{shown(wanted, item)}</bdi>
                    <Chip look="wait">{t.differs}</Chip>
                  </span>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <section>
        <h2 className="pb-2 text-sm font-bold">{t.reason}</h2>
        <p className="rounded-lg border border-line bg-surface p-4 text-sm break-words whitespace-pre-wrap">
          <bdi>{visible(wanted.reason)}</bdi>
        </p>
      </section>
    </>
  );
}

const shown = (of: Registered, item: (typeof ITEMS)[number]): string =>
  item === 'birthday' ? formatDay(of.birthday) : visible(of[item]);
