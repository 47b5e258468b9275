import { useHost } from '@stageside/kit'
import { useHydrated } from '@stageside/kit/use-hydrated'
import { visitorsDay } from './days.ts'

/** The visitor's calendar day; in the first render of a page that the server rendered, the day it did so, as nobody knows theirs yet. */
export const useToday = (): string => {
  const { renderedAt } = useHost()
  return useHydrated() || renderedAt === undefined ? visitorsDay() : new Date(renderedAt).toISOString().slice(0, 10)
}
