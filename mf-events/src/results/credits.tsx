import type { HotelItem } from '@site/contracts/hotels'
import { Text } from '@site/ui/layout'
import { sourceWords } from './reach.ts'

const minutesWords = (hotels: readonly HotelItem[]): string => {
  const onStreets = hotels.filter(({ walk }) => walk.source === 'street').length
  if (onStreets === 0) return 'Walking and transit times are our own estimates.'
  const walks = `Walks marked “${sourceWords.street}” are measured along mapped streets;`
  return onStreets === hotels.length
    ? `${walks} transit times are our own estimates.`
    : `${walks} the others, and transit times, are our own estimates.`
}

/** Whose data the page stands on, as their licences ask, and where its minutes come from. */
export const Credits = ({
  lines,
  hotels,
}: {
  readonly lines: readonly string[]
  readonly hotels: readonly HotelItem[]
}) =>
  lines.length === 0 ? null : (
    <Text $muted $small>
      Data: {lines.join('; ')}. {minutesWords(hotels)}
    </Text>
  )
