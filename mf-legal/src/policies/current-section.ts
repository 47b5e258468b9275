export interface SectionPlace {
  readonly id: string
  /** Distance of the section's top from the window's top, in px; negative once it has scrolled past. */
  readonly top: number
}

/**
 * The current section: the last one whose top has passed the reading line, or the first one before that. At the end of the page it
 * is the last section, however short.
 */
export const currentSection = (places: readonly SectionPlace[], readingLine: number, atEnd: boolean): string | null => {
  if (atEnd) return places.at(-1)?.id ?? null
  return places.findLast(({ top }) => top <= readingLine)?.id ?? places[0]?.id ?? null
}
