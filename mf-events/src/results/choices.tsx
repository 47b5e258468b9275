import type { GeocodeResult } from '@site/contracts/geocode'
import { useRoute } from '@stageside/kit'
import { PlainList, Text } from '@stageside/ui/layout'
import { color, media, radius, space } from '@stageside/ui/tokens'
import { VisuallyHidden } from '@stageside/ui/visually-hidden'
import { useId } from 'react'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { ASKED } from '../search/asked.ts'
import { originOf, writeOrigin } from '../search/origin.ts'
import { placeKey } from '../search/place-words.ts'
import { describeChoices, groupByCity, type Choice } from './describe-choices.ts'

/** The city beside its places, where there is room for both. */
const Groups = styled(PlainList)`
  max-width: 56rem;
  & > li {
    display: grid;
    gap: ${space(2)} ${space(6)};
    grid-template-columns: minmax(0, 1fr);
    padding-top: ${space(4)};
    border-top: 1px solid ${color.ink};
  }
  ${media.tablet} {
    & > li {
      grid-template-columns: minmax(0, 13rem) minmax(0, 1fr);
    }
  }
`
const City = styled.h2`
  font-size: 1.0625rem;
  line-height: 1.3;
  letter-spacing: 0;
  text-wrap: pretty;
`
/** A ticket stub: the kind is torn off at the left, and stands above where the text is large. */
export const Stub = styled(Link)`
  display: flex;
  flex-wrap: wrap;
  min-height: 4rem;
  border: 1px solid ${color.line};
  border-radius: ${radius.ticket};
  background: ${color.card};
  color: ${color.ink};
  text-decoration: none;
  ${media.hover} {
    &:hover {
      border-color: ${color.ink};
      color: ${color.ink};
    }
    &:hover strong {
      color: ${color.signalDeep};
      text-decoration-thickness: 2px;
    }
  }
`
export const Kind = styled.span`
  flex: 0 0 5.75rem;
  display: grid;
  align-content: center;
  padding: ${space(3)};
  border-right: 2px dashed ${color.line};
  font-size: 0.875rem;
  color: ${color.muted};
`
export const Words = styled.span`
  flex: 1 1 9rem;
  min-width: 0;
  display: grid;
  align-content: center;
  gap: ${space(1)};
  padding: ${space(3)} ${space(4)};
  strong {
    font-weight: 650;
    color: ${color.signal};
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 0.2em;
  }
  small {
    font-size: 0.9375rem;
    color: ${color.muted};
  }
`

interface ChoiceLinkProps extends Pick<Choice, 'place' | 'kind' | 'line'> {
  /** Where it is, for who hears the link without the heading above it. */
  readonly heard?: string
}

const ChoiceLink = ({ place, kind, line, heard }: ChoiceLinkProps) => {
  const { path } = useRoute()
  return (
    <Stub to={`${path}?${writeOrigin(originOf(place)).toString()}`} state={ASKED}>
      <Kind>{kind}</Kind>
      <Words>
        <strong>{place.name}</strong>
        {heard === undefined ? null : <VisuallyHidden>, {heard}</VisuallyHidden>}
        {line === '' ? null : <small>{line}</small>}
      </Words>
    </Stub>
  )
}

interface ChoicesProps {
  readonly places: readonly GeocodeResult[]
  /** Level of the cities' names. */
  readonly heading: 'h2' | 'h3'
}

/** Places that may be meant, as links under the names of their cities. */
export const Choices = ({ places, heading }: ChoicesProps) => {
  const id = useId()
  return (
    <Groups $gap={6}>
      {groupByCity(places).map(({ title, choices }, index) => (
        <li key={title}>
          <City as={heading} id={`${id}${index}`}>
            {title}
          </City>
          <PlainList $gap={2} aria-labelledby={`${id}${index}`}>
            {choices.map((choice) => (
              <li key={placeKey(choice.place)}>
                <ChoiceLink place={choice.place} kind={choice.kind} line={choice.line} heard={choice.area} />
              </li>
            ))}
          </PlainList>
        </li>
      ))}
    </Groups>
  )
}

const Columns = styled(PlainList)`
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 18rem), 1fr));
`

/** The same in one short list, each with its area, for what comes next to a sure answer. */
export const NextChoices = ({ places }: { readonly places: readonly GeocodeResult[] }) => (
  <Columns $gap={2}>
    {describeChoices(places).map((choice) => (
      <li key={placeKey(choice.place)}>
        <ChoiceLink
          place={choice.place}
          kind={choice.kind}
          line={[choice.line, choice.area].filter((part) => part !== '').join(' · ')}
        />
      </li>
    ))}
  </Columns>
)

/** What was read differently from what was typed, or what is missing. */
export const Notes = ({ notes }: { readonly notes: readonly string[] }) =>
  notes.map((note) => <Text key={note}>{note}</Text>)
