import { limits } from '@site/contracts/limits'
import type { PackageOffer } from '@site/contracts/package-offer'
import { color, font, media, radius, space } from '@stageside/ui/tokens'
import { styled } from 'styled-components'
import { money } from '../payment/money.ts'
import { priceOf, type PackageChoice } from './price.ts'

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(6)};
  align-items: start;
  ${media.tablet} {
    grid-template-columns: minmax(0, 1.4fr) minmax(0, 1fr);
    gap: ${space(8)};
  }
`
/** The side where numbers stand: perforated, as if to be torn off. */
export const Stub = styled.div`
  padding: ${space(5)} min(${space(5)}, 5vw);
  background: ${color.card};
  border: 2px dashed ${color.line};
  border-radius: ${radius.ticket};
  ${media.tablet} {
    position: sticky;
    top: 0;
  }
`
export const Picture = styled.div`
  height: 10rem;
  border-radius: ${radius.ticket};
  overflow: hidden;
`
/** Takes the focus when its step comes, so that the change is read out. */
export const StepTitle = styled.h3`
  &:focus {
    outline: none;
  }
`

const Lines = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space(1)} min(${space(4)}, 4vw);
  font-variant-numeric: tabular-nums;
  dd {
    margin: 0;
    text-align: right;
  }
  [data-total] {
    padding-top: ${space(2)};
    margin-top: ${space(1)};
    border-top: 2px dashed ${color.line};
    font-family: ${font.head};
    font-size: 1.25rem;
    font-weight: 800;
  }
`

export const PriceLines = ({ offer, choice }: { readonly offer: PackageOffer; readonly choice: PackageChoice }) => {
  const { base, upgrade, extraGuests, total } = priceOf(offer, choice)
  const extra = Math.max(0, choice.guests - limits.packages.includedGuests)
  return (
    <Lines>
      <dt>Package for up to {limits.packages.includedGuests} guests</dt>
      <dd>{money(base, offer.currency)}</dd>
      {extra === 0 ? null : (
        <>
          <dt>
            {extra} more {extra === 1 ? 'guest' : 'guests'} at {money(offer.extraGuestPrice, offer.currency)}
          </dt>
          <dd>{money(extraGuests, offer.currency)}</dd>
        </>
      )}
      {choice.upgrade ? (
        <>
          <dt>
            {offer.upgradeOption.name}, {choice.guests} × {money(offer.upgradeOption.price, offer.currency)}
          </dt>
          <dd>{money(upgrade, offer.currency)}</dd>
        </>
      ) : null}
      <dt data-total>Total</dt>
      <dd data-total>
        <output aria-live="polite" data-testid="total">
          {money(total, offer.currency)}
        </output>
      </dd>
    </Lines>
  )
}
