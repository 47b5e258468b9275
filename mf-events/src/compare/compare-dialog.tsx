import type { HotelItem } from '@site/contracts/hotels'
import { Dialog } from '@site/ui/dialog'
import { color, font, media, space } from '@site/ui/tokens'
import { styled } from 'styled-components'
import { rangeWords, sourceWords } from '../results/reach.ts'

const Columns = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 9rem), 1fr));
  gap: ${space(6)} ${space(5)};
  list-style: none;
`
const Column = styled.li`
  border-top: 3px solid ${color.ink};
  padding-top: ${space(3)};
  min-width: 0;
  ${media.tablet} {
    display: grid;
    grid-template-rows: subgrid;
    grid-row: span 2;
  }
  dt {
    margin-top: ${space(3)};
    font-size: 0.8125rem;
    color: ${color.muted};
  }
  dd {
    margin: 0;
    font-variant-numeric: tabular-nums;
  }
`
const Big = styled.b`
  display: block;
  font-family: ${font.head};
  font-size: 2.25rem;
  font-weight: 800;
  line-height: 1;
  color: ${color.walk};
`

const facts = (hotel: HotelItem): readonly (readonly [string, string])[] => [
  [
    'By transit',
    hotel.transit === null
      ? 'not quicker, or not known'
      : `${hotel.transit.minutes} min (${rangeWords(hotel.transit)}, estimate)`,
  ],
  ['Stars', hotel.stars === undefined ? 'not known' : String(hotel.stars)],
  ['Kind', (hotel.kind ?? 'hotel').replaceAll('_', ' ')],
  ['Address', hotel.address ?? 'not known'],
  ['Location', hotel.coordQuality === 'approximate' ? 'approximate' : 'checked'],
  ['Price', hotel.price === null ? 'See the hotel’s site' : `${hotel.price.currency} ${hotel.price.amount}`],
]

interface CompareDialogProps {
  readonly hotels: readonly HotelItem[]
  readonly open: boolean
  readonly onClose: () => void
}

export const CompareDialog = ({ hotels, open, onClose }: CompareDialogProps) => (
  <Dialog open={open} onClose={onClose} title={`Compare ${hotels.length} hotels`} wide>
    <Columns>
      {hotels.map((hotel) => (
        <Column key={hotel.id}>
          <h3>{hotel.name}</h3>
          <dl>
            <dt>On foot</dt>
            <dd>
              <Big>{hotel.walk.minutes} min</Big>
              {rangeWords(hotel.walk)}, {sourceWords[hotel.walk.source]}
            </dd>
            {facts(hotel).map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </Column>
      ))}
    </Columns>
  </Dialog>
)
