import { onCallAdminRoutes } from '@yoimachi/contract/on-call';
import { cannedReasons } from '@yoimachi/contract/queue';
import { mapAddressOf } from '@yoimachi/domain/safety';
import { call } from '#lib/api.ts';
import { readTexts } from '#lib/read.ja.ts';
import { useRead } from '#lib/use-read.ts';
import { SmallButton } from '#parts/small-button.tsx';
import { buttonClass } from '#ui/button-class.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { errorMessage } from '#ui/lib/api-error.ts';
import { formatTime } from '#ui/lib/dates.ts';
import type { CallAnswer } from '#ui/lib/request.ts';
import { Note } from '#ui/note.tsx';
import { alertTexts as t } from './ja.ts';

type Help = CallAnswer<typeof onCallAdminRoutes.readAlarm>;

/** Where who calls for help says to be: one press shows it, with her safety as the reason; the next one opens the map. */
export function HelpPlace({ alertId }: { readonly alertId: number }) {
  const read = useRead(String(alertId), (reason) =>
    call(onCallAdminRoutes.readAlarm, { params: { alertId }, body: { reason } }),
  );
  const { opened } = read;
  return (
    <section className="flex flex-col gap-2">
      <h2 className="font-gothic text-sm font-bold">{t.helpPlace}</h2>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg border border-line bg-surface p-4">
        {opened ? (
          <>
            <Told help={opened} />
            <span className="nums text-xs text-sub">
              {read.until && readTexts.until(formatTime(read.until))}
            </span>
            <SmallButton look="ghost" onClick={read.close}>
              {readTexts.hide}
            </SmallButton>
          </>
        ) : (
          <>
            <p className="min-w-0 flex-1 basis-40 text-sm text-sub">{t.helpPlaceLead}</p>
            <Button
              variant="line"
              size="md"
              icon="pin"
              isPending={read.isPending}
              onClick={() => read.open(cannedReasons.read.SAFETY)}
            >
              {t.showPlace}
            </Button>
          </>
        )}
        {read.error !== null && (
          <div className="w-full">
            <Note look="danger">{errorMessage(read.error)}</Note>
          </div>
        )}
      </div>
    </section>
  );
}

function Told({ help: { place, isWithdrawn } }: { readonly help: Help }) {
  return (
    <>
      {isWithdrawn && <p className="w-full text-sm font-bold">{t.withdrawn}</p>}
      {place ? (
        <>
          <a
            href={mapAddressOf(place)}
            target="_blank"
            rel="noreferrer"
            className={buttonClass({ size: 'md' })}
          >
            <Icon name="pin" size={18} />
            {t.map}
          </a>
          <span className="nums min-w-0 flex-1 text-sm">{t.accuracy(place.accuracyMeters)}</span>
        </>
      ) : (
        <p className="min-w-0 flex-1 basis-40 text-sm">{t.noPlace}</p>
      )}
    </>
  );
}
