const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Text that is HTML already. */
export class Html {
  readonly source: string
  constructor(source: string) {
    this.source = source
  }
}

export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '')

/** A template in which everything put in is escaped, unless it was made by this template too. */
export const html = (parts: TemplateStringsArray, ...values: readonly (string | Html | readonly Html[])[]): Html => {
  const shown = values.map((value) => {
    if (typeof value === 'string') return escapeHtml(value)
    return value instanceof Html ? value.source : value.map(({ source }) => source).join('')
  })
  return new Html(String.raw({ raw: parts }, ...shown))
}
