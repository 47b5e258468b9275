export { eventRequest, eventResponse, type EventRequest, type EventResponse } from '@site/contracts/event'
export {
  eventCategories,
  eventsRequest,
  eventsResponse,
  type EventCategory,
  type EventItem,
  type EventsRequest,
  type EventsResponse,
} from '@site/contracts/events'
