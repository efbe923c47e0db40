const KEY = 'office:bank-result-format';

/** What the last file was read as, in this browser; null: nothing yet. */
export const lastFormat = (): string | null => {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
};

export const rememberFormat = (format: string): void => {
  try {
    localStorage.setItem(KEY, format);
  } catch {
    // Without a store the format is chosen again each time.
  }
};
