import type * as z from 'zod/mini'
import en from 'zod/v4/locales/en.js'

/** Longest piece of a wrong value that a message repeats, in characters. */
const SHOWN = 60

const shown = (value: unknown): string => {
  const text = value === undefined ? 'missing' : JSON.stringify(value)
  return text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text
}

const at = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (found, key) =>
      typeof found === 'object' && found !== null
        ? Object.entries(found).find(([name]) => name === String(key))?.[1]
        : undefined,
    value,
  )

const pathOf = (path: readonly PropertyKey[]): string =>
  path
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
    .join('')
    .replace(/^\./, '')

const { localeError } = en()

/** What is wrong with a value, one sentence for each place: where it stands, what was found and what is accepted. Empty when it is valid. */
export const explain = (schema: z.ZodMiniType, value: unknown): string[] => {
  const parsed = schema.safeParse(value, { error: localeError })
  return (parsed.error?.issues ?? []).map(({ path, message }) => {
    const where = path.length === 0 ? 'it' : pathOf(path)
    return `${where} is ${shown(at(value, path))}: ${message}`
  })
}
