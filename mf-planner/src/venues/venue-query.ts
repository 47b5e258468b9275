import { limits } from '@site/contracts/limits'

export interface VenueForm {
  readonly destination: string
  readonly categories: string
  readonly limit: string
}

export interface VenueQuery {
  readonly destination: string
  readonly categories?: readonly string[]
  readonly limit: number
}

/** Spec §5: commas part the categories, white space and empty parts go. */
export const splitCategories = (typed: string): string[] =>
  typed
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')

/** A whole number within 1 and 50; 5 when the field holds no number. */
export const boundLimit = (typed: string): number => {
  const { min, max, default: usual } = limits.venues
  const value = Math.round(Number(typed))
  return typed.trim() === '' || Number.isNaN(value) ? usual : Math.min(max, Math.max(min, value))
}

export const venueQuery = (form: VenueForm): VenueQuery => {
  const categories = splitCategories(form.categories)
  return {
    destination: form.destination.trim(),
    ...(categories.length > 0 ? { categories } : {}),
    limit: boundLimit(form.limit),
  }
}
