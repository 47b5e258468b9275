/** Values for the places of a template: `{{name}}`. */
export type Values = Readonly<Record<string, string>>

// Not the expressions of workflow files: `${{ github.ref }}`.
const PLACE = /(?<!\$)\{\{([^{}\s]+)\}\}/g

/** A template with its places filled. Throws where one has no value: a file with a hole in it must not reach anybody. */
export const fill = (text: string, values: Values): string =>
  text.replaceAll(PLACE, (place, key: string) => {
    const value = values[key]
    if (value === undefined) throw new Error(`the template has a place ${place}, for which there is no value`)
    return value
  })

/**
 * Where a file of the templates goes. Their names are changed in the package: npm leaves out `.gitignore`, and tools of this repository
 * would take a `package.json` or a test for one of its own.
 */
export const pathOf = (template: string): string =>
  template
    .split('/')
    .map((part) => part.replace(/^dot-/, '.').replace(/\.template$/, ''))
    .join('/')
