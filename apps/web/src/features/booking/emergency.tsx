import { useState } from 'react';
import { buttonClass } from '../../ui/button-class.ts';
import { Button } from '../../ui/button.tsx';
import { DaySheet } from '../../ui/day-sheet.tsx';
import { Icon } from '../../ui/icon.tsx';
import { bookingTexts as t } from './ja.ts';

/** At the top right of the day of a meeting, on every scroll position: the way to the police. */
export function EmergencyButton() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="danger" size="md" icon="siren" onClick={() => setOpen(true)}>
        {t.emergency}
      </Button>
      <DaySheet
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={t.emergency}
        footer={
          <a href="tel:110" className={buttonClass({ isWide: true })}>
            <Icon name="phone" />
            {t.call110}
          </a>
        }
      >
        <p className="phrase text-base">{t.emergencyLead}</p>
      </DaySheet>
    </>
  );
}
