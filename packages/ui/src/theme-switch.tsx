import { useState } from 'react';
import { readTheme, writeTheme } from './lib/theme.ts';
import type { Theme } from './lib/theme.ts';
import { uiTexts } from './ja.ts';
import { RadioCards } from './radio-cards.tsx';

/** Light, dark, or following the device. */
export function ThemeSwitch() {
  const [theme, setTheme] = useState<Theme>(readTheme);
  return (
    <RadioCards<Theme>
      label={uiTexts.theme}
      columns={3}
      value={theme}
      onChange={(next) => {
        writeTheme(next);
        setTheme(next);
      }}
      options={[
        { value: 'system', label: uiTexts.themeSystem },
        { value: 'light', label: uiTexts.themeLight },
        { value: 'dark', label: uiTexts.themeDark },
      ]}
    />
  );
}
