const number = new Intl.NumberFormat('en-AU')
const shares = new Intl.NumberFormat('en-AU', { maximumFractionDigits: 2 })
const moments = new Intl.DateTimeFormat('en-AU', { dateStyle: 'medium', timeStyle: 'medium' })
const minutes = new Intl.DateTimeFormat('en-AU', {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})
const relative = new Intl.RelativeTimeFormat('en-AU', { numeric: 'always' })

export const count = (value: number): string => number.format(value)
/** `10%` of a share from 0 to 100. */
export const percent = (share: number): string => `${shares.format(share)}%`
/** `0.42%` of a rate from 0 to 1. */
export const ratePercent = (rate: number): string => percent(rate * 100)
export const moment = (at: string): string => moments.format(new Date(at))
/** `1 Jan, 09:30`: with the day, as pages stay open and ramps run for days. */
export const dayAndTime = (at: number | string): string => minutes.format(new Date(at))

/** `1 visit`, `1,204 visits`. */
export const counted = (value: number, one: string, many = `${one}s`): string =>
  `${count(value)} ${Math.abs(value) === 1 ? one : many}`

const UNITS = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const

/** `just now`, `3 minutes ago`. */
export const ago = (at: string, now: number): string => {
  const seconds = Math.max(0, (now - Date.parse(at)) / 1000)
  const unit = UNITS.find(([, size]) => seconds >= size)
  return unit === undefined ? 'just now' : relative.format(-Math.floor(seconds / unit[1]), unit[0])
}

/** `12 minutes`, `1 hour 5 minutes`, `20 seconds`: how long something takes. */
export const duration = (seconds: number): string => {
  if (seconds < 60) return counted(Math.ceil(seconds), 'second')
  const parts: string[] = []
  let left = Math.ceil(seconds / 60) * 60
  for (const [unit, size] of UNITS) {
    const whole = Math.floor(left / size)
    if (whole > 0) parts.push(counted(whole, unit))
    left -= whole * size
  }
  return parts.slice(0, 2).join(' ')
}

/** `12.4 kB`, `1.2 MB`: thousands, as browsers show them; less than nothing as much as more. */
export const bytes = (value: number): string => {
  const size = Math.abs(value)
  if (size < 1000) return `${count(size)} bytes`
  return size < 1e6 ? `${shares.format(Math.round(size / 100) / 10)} kB` : `${shares.format(size / 1e6)} MB`
}

/** `one`, `one and two`, `one, two and three`. */
export const list = (items: readonly string[]): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`

/** A version and the hash of its content, which follows its last hyphen: a pre-release as in `1.2.0-beta.1-41db84a4f0` has more. */
export const versionParts = (version: string): readonly [number: string, hash: string] => {
  const at = version.lastIndexOf('-')
  return at < 0 ? [version, ''] : [version.slice(0, at), version.slice(at)]
}

/** The part of a version before the hash of its content, where that tells it from the others; else all of it. */
export const shortVersion = (version: string, among: readonly string[] = []): string => {
  const [short] = versionParts(version)
  return among.some((other) => other !== version && versionParts(other)[0] === short) ? version : short
}
