/** Icons that only the back office has, on the same grid as those of the shared parts. */
const paths = {
  idCard:
    'M3.5 5.500h17v13h-17ZM8.5 11.500a1.7 1.7 0 1 0 0-3.4 1.7 1.7 0 0 0 0 3.400Zm-2.8 4a2.8 2.8 0 0 1 5.6 0M14 9.500h4M14 12.500h4M14 15.500h2.5',
  history: 'M4.5 5v4h4M4.8 9a8 8 0 1 1-.6 4.500M12 8v4.500l3 2',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Zm9.5 2.700a2.7 2.7 0 1 0 0-5.4 2.7 2.7 0 0 0 0 5.400Z',
  zoomIn: 'M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14Zm5-2 4.5 4.500M11 8.500v5M8.5 11h5',
  zoomOut: 'M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14Zm5-2 4.5 4.500M8.5 11h5',
  turn: 'M19.5 5v4.500H15M19.2 9.500A8 8 0 1 0 20 12',
  columns: 'M4 5h16v14H4ZM9.5 5v14M14.5 5v14',
  flag: 'M6 21V4M6 4.500h11.500l-2 4 2 4H6',
  scales: 'M12 4v16M7.500 20h9M5 7h14M5 7l-2.500 6.500h5ZM19 7l-2.500 6.500h5Z',
  triangle: 'M12 4.500 3.500 19.500h17ZM12 10.500v4M12 17v.01',
  phoneOff:
    'M7.500 3h9A1.500 1.500 0 0 1 18 4.500v15a1.500 1.500 0 0 1-1.500 1.500h-9A1.500 1.500 0 0 1 6 19.500v-15A1.500 1.500 0 0 1 7.500 3ZM4 4l16 16',
  menu: 'M4 7h16M4 12h16M4 17h16',
} as const;

export type OfficeIconName = keyof typeof paths;

export function OfficeIcon({ name, size = 18 }: { readonly name: OfficeIconName; readonly size?: number }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      width={size}
      height={size}
      className="shrink-0"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={paths[name]} />
    </svg>
  );
}
