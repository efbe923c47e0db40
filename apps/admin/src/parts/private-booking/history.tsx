import type { OperatorView } from '@yoimachi/contract/booking-admin';
import { actionName, actorNames } from '#lib/booking-words.ja.ts';
import { visible } from '#lib/visible.ts';
import { whenText } from '#lib/when.ts';
import { privateBookingTexts as t } from './ja.ts';

/** What was done when and by whom, with what they wrote about it. */
export function History({ view: { history, participations } }: { readonly view: OperatorView }) {
  const isOfSeveral = participations.length > 1;
  return (
    <section className="flex flex-col gap-3">
      <h2 className="font-gothic text-sm font-bold">{t.history}</h2>
      <ol className="flex flex-col">
        {history.map((event, index) => (
          <li
            key={index}
            className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 border-b border-line py-2 text-sm last:border-b-0"
          >
            <span className="nums text-xs leading-6 whitespace-nowrap text-sub">{whenText(event.at)}</span>
            <div className="min-w-0">
              <p>
                <span className="mr-2 text-xs text-sub">{actorNames[event.actor] ?? event.actor}</span>
                <span>{actionName(event.action)}</span>
                {isOfSeveral && event.castName && <bdi>{visible(t.ofCast(event.castName))}</bdi>}
              </p>
              {event.reason && (
                <p className="mt-1 rounded-md bg-sunken px-3 py-2 whitespace-pre-wrap">
                  <bdi>{visible(event.reason)}</bdi>
                </p>
              )}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
