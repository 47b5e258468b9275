/** The phone and the desktop every journey of the shell is run at, in CSS pixels. */
export const widths = [
  { name: '360', width: 360, height: 740 },
  { name: '1280', width: 1280, height: 900 },
] as const
