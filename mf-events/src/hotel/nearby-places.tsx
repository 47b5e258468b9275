import type { HotelResponse } from '@site/contracts/hotel'
import { distanceWords } from '@site/contracts/way-words'
import { PlainList, Stack } from '@stageside/ui/layout'
import { color, space } from '@stageside/ui/tokens'
import { styled } from 'styled-components'

const Place = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: baseline;
  gap: 0 ${space(4)};
  padding-block: ${space(2)};
  border-top: 1px solid ${color.line};
  span {
    color: ${color.muted};
    font-size: 0.9375rem;
  }
  data {
    font-variant-numeric: tabular-nums;
  }
`
/** What a visitor calls a category; one that is not here goes without. */
const words: Readonly<Record<string, string>> = {
  sight: 'Sight',
  experience: 'Experience',
  museum: 'Museum',
  gallery: 'Gallery',
  art: 'Art',
  park: 'Park',
  market: 'Market',
  view: 'View',
  food: 'Food',
  coffee: 'Coffee',
  bar: 'Bar',
  nightlife: 'Night out',
  shopping: 'Shops',
}

/** What is close to a hotel. The metres are as the crow flies, and the page says so. */
export const NearbyPlaces = ({ places }: { readonly places: HotelResponse['nearby'] }) =>
  places.length === 0 ? null : (
    <Stack $gap={3} as="section" aria-labelledby="nearby">
      <h2 id="nearby">Close to the hotel</h2>
      <PlainList $gap={0} aria-labelledby="nearby">
        {places.map(({ id, name, category, metres }) => (
          <Place key={id}>
            <div>
              <strong>{name}</strong>
              {words[category] === undefined ? null : <span> · {words[category]}</span>}
            </div>
            <data value={metres}>{distanceWords(metres)}</data>
          </Place>
        ))}
      </PlainList>
      <Distances>Distances are in a straight line.</Distances>
    </Stack>
  )

const Distances = styled.p`
  font-size: 0.875rem;
  color: ${color.muted};
`
