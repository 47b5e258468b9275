/** Lower case, unaccented letters and digits, hyphens between. */
const slug = (title: string): string =>
  title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** Stands for an id's end that is the slug of the title. */
const SAME = '~'

export interface ShortId {
  /** Up to the last hyphen before the end; the same for many. */
  readonly head: string
  readonly tail: string
}

/** Ids begin alike and often end with their title as a slug: parted so that neither has to be said again and again. */
export const shortenId = (id: string, title: string): ShortId => {
  const end = slug(title)
  if (end !== '' && id.endsWith(end)) return { head: `${id.slice(0, -end.length)}${SAME}`, tail: '' }
  const cut = id.lastIndexOf('-') + 1
  return { head: id.slice(0, cut), tail: id.slice(cut) }
}

/** Reads back `shortenId`. */
export const fullId = ({ head, tail }: ShortId, title: string): string =>
  head.endsWith(SAME) && tail === '' ? `${head.slice(0, -1)}${slug(title)}` : `${head}${tail}`
