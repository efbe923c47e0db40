import { useEffect, useRef } from 'react';

/** Addresses of files on the device, given back when the screen is left. */
export function usePreviews() {
  const urls = useRef(new Map<File, string>());
  useEffect(() => {
    const made = urls.current;
    return () => {
      for (const url of made.values()) URL.revokeObjectURL(url);
      made.clear();
    };
  }, []);
  return (file: File): string => {
    const url = urls.current.get(file) ?? URL.createObjectURL(file);
    urls.current.set(file, url);
    return url;
  };
}
