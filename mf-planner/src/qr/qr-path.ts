import { encode } from 'uqr'

/** White around a code, in modules: scanners need it (ISO/IEC 18004 §5.3.8). */
const QUIET_ZONE = 4

export interface QrPath {
  /** Modules of one side, with the quiet zone. */
  readonly size: number
  /** The dark modules as the `d` of an SVG path, a rectangle for every run of a row. */
  readonly path: string
}

const runsOf = (row: readonly boolean[], y: number): string => {
  let path = ''
  for (let x = 0; x < row.length; x += 1) {
    if (row[x] !== true) continue
    const from = x
    while (row[x + 1] === true) x += 1
    path += `M${from} ${y}h${x + 1 - from}v1h${from - x - 1}z`
  }
  return path
}

/** A text as a QR code with the lowest error correction: a link of 2 kB takes 150 modules a side, and more would be too fine to scan. */
export const qrPath = (text: string): QrPath => {
  const { data, size } = encode(text, { ecc: 'L', boostEcc: false, border: QUIET_ZONE })
  return { size, path: data.map(runsOf).join('') }
}
