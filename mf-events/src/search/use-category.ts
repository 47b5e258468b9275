import { eventCategories, type EventCategory } from '@site/contracts/events'
import { useRoute } from '@stageside/kit'

/** The kind of events of the page; undefined where it has places of every kind. */
export const useCategory = (): EventCategory | undefined => {
  const { page } = useRoute()
  return eventCategories.find((one) => one === page)
}
