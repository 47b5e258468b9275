/** Lower case, unaccented letters and digits, hyphens between. */
const slug = (title: string): string =>
  title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** Stands for the slug of the title; never part of an id itself. */
const MARK = '~'

/** Many ids end with their title as a slug; then only what stands before it is kept. */
export const idTail = (id: string, title: string): string => {
  const tail = slug(title)
  return tail !== '' && id.endsWith(tail) && !id.includes(MARK) ? `${id.slice(0, -tail.length)}${MARK}` : id
}

/** Reads back `idTail`. */
export const idFrom = (short: string, title: string): string =>
  short.endsWith(MARK) ? `${short.slice(0, -1)}${slug(title)}` : short
