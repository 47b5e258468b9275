import type { GeocodeResult } from '@site/contracts/geocode'
import { color, media, space } from '@stageside/ui/tokens'
import { styled } from 'styled-components'
import { NextChoices } from './choices.tsx'

const Disclosure = styled.details`
  max-width: 44rem;
  summary {
    width: fit-content;
    min-height: 1.75rem;
    cursor: pointer;
    font-weight: 650;
    color: ${color.signal};
    ${media.touch} {
      padding-block: ${space(2.5)};
    }
  }
  ul {
    padding-block: ${space(2)};
  }
`

/** The way to the places that come next, where one was read out of a text. */
export const NotThisOne = ({ candidates }: { readonly candidates: readonly GeocodeResult[] }) =>
  candidates.length === 0 ? null : (
    <Disclosure data-screen-only>
      <summary>Not this one?</summary>
      <NextChoices places={candidates} />
    </Disclosure>
  )
