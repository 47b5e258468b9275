import { fold } from '../data/fold.ts'
import type { Candidate } from './candidate.ts'
import { ONE_SPELLING, type Frame } from './frame.ts'

/** A text whose end was read as the beginning of a longer spelling, and how much of that was typed, 0–1. */
export interface Completion {
  readonly text: string
  readonly typed: number
}

/** What the longest end of a text that a spelling begins with may become; null where none fits, or where it is whole. */
function completed(text: string, long: string): Completion | null {
  for (let length = Math.min(text.length, long.length - 1); length > 0; length -= 1) {
    const start = text.length - length
    if ((start === 0 || text[start - 1] === ' ') && long.startsWith(text.slice(start)))
      return { text: text.slice(0, start) + long, typed: length / long.length }
  }
  return null
}

/**
 * Names are kept in one spelling ("gp", "center"); a long spelling that is still being typed ("grand pr", "centr") is
 * not the beginning of it. What the end of such a text may become.
 */
export function completions(plain: string): Completion[] {
  const text = fold(plain)
  const ending = text.slice(text.lastIndexOf(' ') + 1)
  const found = new Map<string, Completion>()
  for (const { long, short } of ONE_SPELLING) {
    const longer = short.startsWith(ending) || found.has(short) ? null : completed(text, long)
    if (longer) found.set(short, longer)
  }
  return [...found.values()]
}

/** The frame of a completed text: its last word is there only in part. */
export const withUnfinished = (frame: Frame, typed: number): Frame => ({
  ...frame,
  words: frame.words.map((word, at) => (at === frame.words.length - 1 ? { ...word, typed } : word)),
})

/** Where some places hold all that was typed so far, those that leave a word over are not meant. */
export function wholly(found: readonly Candidate[]): readonly Candidate[] {
  const whole = found.filter(({ leftOut, outside }) => leftOut.length === 0 && outside === null)
  return whole.length > 0 ? whole : found
}

/** Whether a place holds all that was typed so far, none of it read as another word. */
export const isAsTyped = ({ leftOut, outside, misspelt }: Candidate): boolean =>
  leftOut.length === 0 && outside === null && misspelt.length === 0
