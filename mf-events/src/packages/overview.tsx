import { limits } from '@site/contracts/limits'
import type { PackageOffer } from '@site/contracts/package-offer'
import { Button } from '@site/ui/button'
import { Stack } from '@site/ui/layout'
import { color, font, media, radius, space } from '@site/ui/tokens'
import { useId } from 'react'
import { styled } from 'styled-components'
import { money } from '../payment/money.ts'
import { Columns, Picture, PriceLines, StepTitle, Stub } from './dialog-parts.tsx'
import type { PackageAction } from './dialog-state.ts'
import { HeroImage } from './hero-image.tsx'
import type { PackageChoice } from './price.ts'

const Box = styled.div`
  display: grid;
  grid-template-columns: 2.75rem 3.5rem 2.75rem;
  border: 2px solid ${color.ink};
  border-radius: ${radius.ticket};
  width: max-content;
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
const Label = styled.p`
  margin-bottom: ${space(1)};
  font-weight: 650;
`

/** How many guests: at least one, as many as you like (spec §5). */
const GuestStepper = ({ guests, onChange }: { guests: number; onChange: (guests: number) => void }) => {
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
        <button type="button" aria-label="One guest more" onClick={() => onChange(guests + 1)}>
          +
        </button>
      </Box>
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
