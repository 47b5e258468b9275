export { hotelRequest, hotelResponse, type HotelRequest, type HotelResponse } from '@site/contracts/hotel'
export {
  hotelItem,
  hotelsRequest,
  hotelsResponse,
  type HotelItem,
  type HotelsRequest,
  type HotelsResponse,
  type QuotedPrice,
  type Transit,
  type Walk,
} from '@site/contracts/hotels'
