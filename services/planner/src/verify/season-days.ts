const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
const DAY = 86_400_000

/** Whether something is there on a date: "fixed 12-31" is that day of every year, "nearest Sat 09-19 for 16" is sixteen days from the Saturday nearest to that day on. */
export function isThere(rule: string, date: string): boolean {
  if (/^fixed \d\d-\d\d$/.test(rule)) return date.endsWith(rule.slice('fixed'.length + 1))
  const match = /^nearest (\w{3}) (\d\d-\d\d) for (\d+)$/.exec(rule)
  if (match === null) return false
  const [, name = '', around = '', days] = match
  const middle = Date.parse(`${date.slice(0, 4)}-${around}T00:00:00Z`)
  const offsets = [0, -1, 1, -2, 2, -3, 3]
  const first = offsets.map((off) => middle + off * DAY).find((at) => WEEKDAYS[new Date(at).getUTCDay()] === name)
  const since = first === undefined ? -1 : (Date.parse(`${date}T00:00:00Z`) - first) / DAY
  return since >= 0 && since < Number(days)
}
