import { onCallAdminRoutes } from '@yoimachi/contract/on-call';
import { mapAddressOf } from '@yoimachi/domain/safety';
import { call } from '#lib/api.ts';
import { useRead } from '#lib/use-read.ts';
import { SafetyRead } from '#parts/safety-read.tsx';
import { buttonClass } from '#ui/button-class.ts';
import { Icon } from '#ui/icon.tsx';
import type { CallAnswer } from '#ui/lib/request.ts';
import { alertTexts as t } from './ja.ts';

type Help = CallAnswer<typeof onCallAdminRoutes.readAlarm>;

/** Where who calls for help says to be: one press shows it, the next one opens the map. */
export function HelpPlace({ alertId }: { readonly alertId: number }) {
  const read = useRead(String(alertId), (reason) =>
    call(onCallAdminRoutes.readAlarm, { params: { alertId }, body: { reason } }),
  );
  const { opened } = read;
  return (
    <section className="flex flex-col gap-2">
      <h2 className="font-gothic text-sm font-bold">{t.helpPlace}</h2>
      <SafetyRead
        read={read}
        icon="pin"
        label={t.showPlace}
        lead={opened ? <Told help={opened} /> : <p className="text-sm text-sub">{t.helpPlaceLead}</p>}
      >
        {({ place }) =>
          place && (
            <a
              href={mapAddressOf(place)}
              target="_blank"
              rel="noreferrer"
              className={buttonClass({ size: 'md' })}
            >
              <Icon name="pin" size={18} />
              {t.map}
            </a>
          )
        }
      </SafetyRead>
    </section>
  );
}

function Told({ help: { place, isWithdrawn } }: { readonly help: Help }) {
  return (
    <>
      {isWithdrawn && <p className="text-sm font-bold">{t.withdrawn}</p>}
      <p className="nums text-sm">{place ? t.accuracy(place.accuracyMeters) : t.noPlace}</p>
    </>
  );
}
