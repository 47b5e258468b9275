const shapes = {
  undo: 'M8 5 4 9l4 4M4 9h8a4 4 0 0 1 0 8h-2',
  redo: 'm12 5 4 4-4 4M16 9H8a4 4 0 0 0 0 8h2',
  share: 'M10 12V3M6.5 6 10 2.5 13.5 6M5 9.5H4V17h12V9.5h-1',
  calendar: 'M3 5h14v12H3zM3 9h14M7 3v3M13 3v3',
  save: 'M10 3v9M6.5 8.5 10 12l3.5-3.5M4 16.5h12',
  print: 'M6 7V3h8v4M6 14H3V7h14v7h-3M6 11.5h8V17H6z',
  own: 'M4 16.5h3L16.5 7l-3-3L4 13.5zM11.5 6l3 3',
} as const
export type IconName = keyof typeof shapes

/** A line drawing of 20 px beside words that say the same. */
export const Icon = ({ name }: { name: IconName }) => (
  <svg
    width="20"
    height="20"
    viewBox="0 0 20 20"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.75"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d={shapes[name]} />
  </svg>
)
