import { Poster, type Scene } from '@site/ui/poster'
import { color, media, radius, space } from '@site/ui/tokens'
import { styled } from 'styled-components'
import { SearchForm } from '../search/search-form.tsx'

const Band = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  overflow: clip;
  border-radius: ${radius.card};
  background: ${color.night};
  color: ${color.nightText};
  ${media.tablet} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  }
`
const Art = styled.div`
  order: -1;
  aspect-ratio: 5 / 2;
  overflow: hidden;
  svg,
  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  ${media.tablet} {
    order: 1;
    aspect-ratio: auto;
    max-height: 17rem;
  }
`
const Fields = styled.div`
  min-width: 0;
  align-self: center;
  padding: ${space(6)} ${space(5)};
  ${media.tablet} {
    padding: ${space(10)} ${space(8)};
  }
`

export interface SearchBandProps {
  readonly scene: Scene
  readonly placeholder: string
  readonly target: string
  readonly initial: string
}

/** The search of a page, beside the poster of its category. */
export const SearchBand = ({ scene, placeholder, target, initial }: SearchBandProps) => (
  <Band data-surface="night">
    <Fields>
      <SearchForm
        key={initial}
        night
        label="Event, venue or address"
        placeholder={placeholder}
        target={target}
        initial={initial}
        hint="Hotels come sorted by the walk to its door."
      />
    </Fields>
    <Art aria-hidden>
      <Poster scene={scene} />
    </Art>
  </Band>
)
