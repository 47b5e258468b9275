import type { GeocodeResult } from '@site/contracts/geocode'
import { useRoute } from '@site/kit'
import { PlainList, Text } from '@site/ui/layout'
import { color, media, radius, space } from '@site/ui/tokens'
import { useId } from 'react'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { ASKED } from '../search/asked.ts'
import { originOf, writeOrigin } from '../search/origin.ts'
import { placeKey } from '../search/place-words.ts'
import { describeChoices, groupByCity, type Choice } from './describe-choices.ts'

const Groups = styled(PlainList)`
  gap: ${space(5)} ${space(8)};
  ${media.desktop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`
const City = styled.h3`
  margin-bottom: ${space(2)};
  font-size: 1rem;
  font-weight: 650;
  letter-spacing: 0;
`
/** A ticket stub: the kind is torn off at the left. */
const Stub = styled(Link)`
  display: grid;
  grid-template-columns: 6.5rem minmax(0, 1fr);
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
const Kind = styled.span`
  display: grid;
  align-content: center;
  padding: ${space(3)};
  border-right: 2px dashed ${color.line};
  font-size: 0.875rem;
  color: ${color.muted};
  hyphens: auto;
`
const Words = styled.span`
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

const ChoiceLink = ({ place, kind, line }: Choice) => {
  const { path } = useRoute()
  return (
    <Stub to={`${path}?${writeOrigin(originOf(place)).toString()}`} state={ASKED}>
      <Kind>{kind}</Kind>
      {/* Read as "City, Portland". */}
      <Words>
        <strong>{place.name}</strong>
        {line === '' ? null : <small>{line}</small>}
      </Words>
    </Stub>
  )
}

/** Places that may be meant, as links under the names of their cities. */
export const Choices = ({ places }: { readonly places: readonly GeocodeResult[] }) => {
  const id = useId()
  return (
    <Groups>
      {groupByCity(places).map(({ title, choices }, index) => (
        <li key={title}>
          <City id={`${id}${index}`}>{title}</City>
          <PlainList $gap={2} aria-labelledby={`${id}${index}`}>
            {choices.map((choice) => (
              <li key={placeKey(choice.place)}>
                <ChoiceLink {...choice} />
              </li>
            ))}
          </PlainList>
        </li>
      ))}
    </Groups>
  )
}

/** The same in one short list, each with its area, for what comes next to a sure answer. */
export const NextChoices = ({ places }: { readonly places: readonly GeocodeResult[] }) => (
  <PlainList $gap={2}>
    {describeChoices(places).map((choice) => (
      <li key={placeKey(choice.place)}>
        <ChoiceLink {...choice} line={[choice.line, choice.area].filter((part) => part !== '').join(' · ')} />
      </li>
    ))}
  </PlainList>
)

/** What was read differently from what was typed, or what is missing. */
export const Notes = ({ notes }: { readonly notes: readonly string[] }) =>
  notes.map((note) => <Text key={note}>{note}</Text>)
