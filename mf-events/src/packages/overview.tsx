import type { PackageOffer } from '@site/contracts/package-offer'
import { Button } from '@site/ui/button'
import { Stack } from '@site/ui/layout'
import { color, media, space } from '@site/ui/tokens'
import { styled } from 'styled-components'
import { money } from '../payment/money.ts'
import type { PackageEvent } from './dialog-state.ts'
import { HeroImage } from './hero-image.tsx'
import { PriceLines } from './price-lines.tsx'
import type { PackageChoice } from './price.ts'
import { GuestStepper } from './stepper.tsx'
import { Columns, Picture, StepTitle, Stub } from './dialog-parts.tsx'

const Lists = styled.div`
  display: grid;
  gap: ${space(5)};
  ${media.tablet} {
    grid-template-columns: 1fr 1fr;
  }
  ul {
    padding-left: 1.1em;
  }
`
const Facts = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space(1)} ${space(4)};
  dt {
    color: ${color.muted};
  }
  dd {
    margin: 0;
    font-weight: 650;
  }
`
const Upgrade = styled.label`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space(3)};
  align-items: start;
  input {
    width: 1.25rem;
    height: 1.25rem;
    margin: 0.15rem 0 0;
    accent-color: ${color.ink};
  }
`

const List = ({ title, items }: { readonly title: string; readonly items: readonly string[] }) => (
  <div>
    <h4>{title}</h4>
    <ul>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  </div>
)

export interface OverviewProps {
  readonly offer: PackageOffer
  readonly choice: PackageChoice
  readonly dispatch: (event: PackageEvent) => void
}

/** Step one: all there is to know, guests and upgrade, and the price they make. */
export const Overview = ({ offer, choice, dispatch }: OverviewProps) => (
  <Columns>
    <Stack $gap={5}>
      <StepTitle tabIndex={-1}>What is in it</StepTitle>
      <Picture>
        <HeroImage offer={offer} ratio={2.4} />
      </Picture>
      <Facts>
        <dt>Where</dt>
        <dd>{offer.location}</dd>
        <dt>When</dt>
        <dd>{offer.eventDates}</dd>
        <dt>How long</dt>
        <dd>{offer.duration}</dd>
        <dt>Hotel</dt>
        <dd>{offer.hotelName}</dd>
        <dt>Room</dt>
        <dd>{offer.roomType}</dd>
      </Facts>
      <Lists>
        <List title="Included" items={offer.inclusions} />
        <List title="In the room" items={offer.roomInclusions} />
      </Lists>
      <Stack $gap={3}>
        {offer.detailedPerks.map(({ title, description }) => (
          <div key={title}>
            <h4>{title}</h4>
            <p>{description}</p>
          </div>
        ))}
      </Stack>
    </Stack>
    <Stub>
      <Stack $gap={5}>
        <GuestStepper guests={choice.guests} onChange={(guests) => dispatch({ type: 'guests', guests })} />
        <Upgrade>
          <input
            type="checkbox"
            checked={choice.upgrade}
            onChange={(event) => dispatch({ type: 'upgrade', upgrade: event.currentTarget.checked })}
          />
          <span>
            <strong>{offer.upgradeOption.name}</strong>, {money(offer.upgradeOption.price, offer.currency)} per person
          </span>
        </Upgrade>
        <PriceLines offer={offer} choice={choice} />
        <Button onClick={() => dispatch({ type: 'checkout' })}>Continue to checkout</Button>
      </Stack>
    </Stub>
  </Columns>
)
