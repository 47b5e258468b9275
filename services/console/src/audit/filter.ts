/** What the log is filtered by, as it stands in the page's address and goes to the registry. */
const filterFields = ['remote', 'team', 'since', 'until'] as const
export type FilterField = (typeof filterFields)[number]
type FilterFields = Readonly<Record<FilterField, string>>

/** A day as the visitor enters it, as the moment it begins or ends for them. */
const momentOf = (day: string, which: 'since' | 'until'): string | null => {
  const at = new Date(`${day}T${which === 'since' ? '00:00:00.000' : '23:59:59.999'}`)
  return Number.isNaN(at.getTime()) ? null : at.toISOString()
}

/** The query of a call for the filter in a page's address; what cannot be read is left out. */
export const auditFilter = (asked: URLSearchParams): URLSearchParams => {
  const filter = new URLSearchParams()
  for (const name of filterFields) {
    const value = (asked.get(name) ?? '').trim()
    const sent = value !== '' && (name === 'since' || name === 'until') ? momentOf(value, name) : value
    if (sent !== null && sent !== '') filter.set(name, sent)
  }
  return filter
}

/** What the fields of the form hold for the page's address. */
export const fieldsOf = (asked: URLSearchParams): FilterFields => ({
  remote: asked.get('remote') ?? '',
  team: asked.get('team') ?? '',
  since: asked.get('since') ?? '',
  until: asked.get('until') ?? '',
})

/** The page's address for the fields of its form. */
export const addressOf = (fields: FilterFields): URLSearchParams => {
  const asked = new URLSearchParams()
  for (const name of filterFields) {
    const value = fields[name].trim()
    if (value !== '') asked.set(name, value)
  }
  return asked
}
