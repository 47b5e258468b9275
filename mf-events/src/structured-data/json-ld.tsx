/** JSON for a script element: `<` is escaped, so that no text can close the element. */
export const serialise = (data: object): string => JSON.stringify(data).replaceAll('<', '\\u003c')

/** Structured data of schema.org beside the content it describes. */
export const JsonLd = ({ data }: { readonly data: object }) => (
  <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: serialise(data) }} />
)
