import { useState } from 'react';
import { readTheme, writeTheme, type Theme } from './lib/theme.ts';
import { themeTexts } from './theme-switch.ja.ts';
import { RadioCards } from './radio-cards.tsx';

/** Light, dark, or following the device. */
export function ThemeSwitch() {
  const [theme, setTheme] = useState<Theme>(readTheme);
  return (
    <RadioCards<Theme>
      label={themeTexts.theme}
      columns={3}
      value={theme}
      onChange={(next) => {
        writeTheme(next);
        setTheme(next);
      }}
      options={[
        { value: 'system', label: themeTexts.themeSystem },
        { value: 'light', label: themeTexts.themeLight },
        { value: 'dark', label: themeTexts.themeDark },
      ]}
    />
  );
}
