import { limits } from '@site/contracts/limits'
import type { PackageOffer } from '@site/contracts/package-offer'
import { Button } from '@stageside/ui/button'
import { Stack } from '@stageside/ui/layout'
import { color, font, media, radius, space } from '@stageside/ui/tokens'
import { useId } from 'react'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { money } from '../payment/money.ts'
import { Columns, Picture, PriceLines, StepTitle, Stub } from './dialog-parts.tsx'
import type { PackageAction } from './dialog-state.ts'
import { HeroImage } from './hero-image.tsx'
import type { PackageChoice } from './price.ts'

const Box = styled.div`
  display: grid;
  grid-template-columns: 2.75rem minmax(0, 1fr) 2.75rem;
  border: 2px solid ${color.ink};
  border-radius: ${radius.ticket};
  width: 9.25rem;
  max-width: 100%;
  background: ${color.card};
  button {
    min-height: 2.75rem;
    border: 0;
    background: transparent;
    font-size: 1.375rem;
    line-height: 1;
    ${media.hover} {
      &:hover:not(:disabled) {
        background: ${color.line};
      }
    }
    &:disabled {
      color: ${color.muted};
      opacity: 0.5;
    }
  }
  output {
    align-self: center;
    text-align: center;
    font-family: ${font.head};
    font-size: 1.25rem;
    font-weight: 700;
  }
`
const Most = styled.p`
  margin-top: ${space(2)};
  font-size: 0.875rem;
  color: ${color.muted};
`
const Label = styled.p`
  margin-bottom: ${space(1)};
  font-weight: 650;
`

interface GuestStepperProps {
  readonly guests: number
  readonly roomSleeps: number
  readonly onChange: (guests: number) => void
}

/** How many guests: at least one (spec §5), at most what the room sleeps, which is said beside it. */
const GuestStepper = ({ guests, roomSleeps, onChange }: GuestStepperProps) => {
  const id = useId()
  return (
    <div role="group" aria-labelledby={id}>
      <Label id={id}>Guests</Label>
      <Box>
        <button
          type="button"
          aria-label="One guest fewer"
          disabled={guests <= limits.packages.minGuests}
          onClick={() => onChange(guests - 1)}
        >
          −
        </button>
        <output aria-live="polite">{guests}</output>
        <button
          type="button"
          aria-label="One guest more"
          aria-describedby={`${id}-most`}
          disabled={guests >= roomSleeps}
          onClick={() => onChange(guests + 1)}
        >
          +
        </button>
      </Box>
      <Most id={`${id}-most`}>
        This room sleeps {roomSleeps}. For more guests, <Link to="/contact">ask us about a second room</Link>.
      </Most>
    </div>
  )
}

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

interface OverviewProps {
  readonly offer: PackageOffer
  readonly choice: PackageChoice
  readonly dispatch: (action: PackageAction) => void
}

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
        <GuestStepper
          guests={choice.guests}
          roomSleeps={offer.roomSleeps}
          onChange={(guests) => dispatch({ type: 'guests', guests })}
        />
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
