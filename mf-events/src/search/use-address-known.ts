import { useHost } from '@stageside/kit'
import { useHydrated } from '@stageside/kit/use-hydrated'

/** Whether a render may read the query of the address: once hydrated, and at once where the server rendered the page for all of it. */
export const useAddressKnown = (): boolean => {
  const rendered = useHost().renderedAt !== undefined
  return useHydrated() || rendered
}
