const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Trusted HTML, which is not escaped again. */
export class Html {
  readonly source: string
  constructor(source: string) {
    this.source = source
  }
}

export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '')

/** A template tag that escapes every value except HTML from this tag. */
export const html = (parts: TemplateStringsArray, ...values: readonly (string | Html | readonly Html[])[]): Html => {
  const shown = values.map((value) => {
    if (typeof value === 'string') return escapeHtml(value)
    return value instanceof Html ? value.source : value.map(({ source }) => source).join('')
  })
  return new Html(String.raw({ raw: parts }, ...shown))
}
