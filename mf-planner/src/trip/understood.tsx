import type { TripQuestion, UnderstoodPiece } from '@site/contracts/trip-reading'
import { Button } from '@stageside/ui/button'
import { PlainList, Row, Stack, Text } from '@stageside/ui/layout'
import { Notice } from '@stageside/ui/notice'
import { color, media, radius, space } from '@stageside/ui/tokens'
import { useId, useState } from 'react'
import { styled } from 'styled-components'
import type { Reading } from '../plan/plan.ts'
import { TextToggle } from '../result/text-toggle.ts'

/** On a phone so many chips are two lines: more would push the plan off the screen. */
const FEW = 4

const Chips = styled(PlainList)<{ $isWhole: boolean }>`
  display: flex;
  flex-wrap: wrap;
  @media (max-width: 47.99em) {
    & > :nth-child(n + ${FEW + 1}) {
      ${({ $isWhole }) => ($isWhole ? '' : 'display: none;')}
    }
  }
  gap: ${space(1)};
  ${media.tablet} {
    gap: ${space(1.5)};
  }
`
const Chip = styled.li<{ $noted: boolean }>`
  display: flex;
  max-width: 100%;
  overflow: hidden;
  background: ${color.card};
  border: 1px ${({ $noted }) => ($noted ? 'dashed' : 'solid')} ${color.muted};
  border-radius: ${radius.pill};
`
const Part = styled.button`
  min-width: 0;
  min-height: 2.25rem;
  padding: ${space(1)} ${space(1)} ${space(1)} ${space(2.5)};
  text-align: start;
  overflow-wrap: anywhere;
  background: none;
  border: 0;
  /* Two of the usual ones lie side by side on a phone. */
  font-size: 0.875rem;
  line-height: 1.25;
  cursor: pointer;
  /* The frame cuts off what lies outside of it. */
  outline-offset: -3px;
  &:last-child {
    padding-right: ${space(3)};
  }
  ${media.tablet} {
    padding-left: ${space(3)};
    font-size: 0.9375rem;
  }
  ${media.touch} {
    min-height: 2.75rem;
  }
  ${media.hover} {
    &:hover {
      background: ${color.line};
    }
  }
`
const ShowAll = styled(TextToggle)`
  ${media.tablet} {
    display: none;
  }
`
const About = styled.span`
  color: ${color.muted};
`
const Remove = styled(Part)`
  flex: none;
  min-width: 2rem;
  &:last-child {
    padding: 0 ${space(1)} 0 0;
  }
  font-size: 1.25rem;
  line-height: 1;
  text-align: center;
  ${media.tablet} {
    padding-left: 0;
    font-size: 1.25rem;
  }
`
const Title = styled.h2`
  font-size: 0.8125rem;
  letter-spacing: 0.08em;
  text-transform: uppercase;
  color: ${color.muted};
`

interface UnderstoodProps {
  readonly reading: Reading
  readonly onChange: (piece: UnderstoodPiece) => void
  readonly onRemove: (piece: UnderstoodPiece) => void
  readonly onAnswer: (choice: TripQuestion['choices'][number]) => void
}

const quoted = new Intl.ListFormat('en-AU', { type: 'disjunction' })

/** Whether there is more to say than the place that was typed. */
export const tellsMore = ({ understood, notUsed, questions }: Reading): boolean =>
  understood.length > 1 || notUsed.length > 0 || questions.length > 0

/** Whether what was understood names its own kind: "step-free ways" needs no "Step-free" before it. */
const saysItself = ({ label, value }: UnderstoodPiece): boolean => value.toLowerCase().startsWith(label.toLowerCase())
const capitalised = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

const List = ({
  pieces,
  label,
  onChange,
  onRemove,
}: { pieces: readonly UnderstoodPiece[]; label: string } & Pick<UnderstoodProps, 'onChange' | 'onRemove'>) => {
  const [isWhole, setWhole] = useState(false)
  const isOnly = pieces.filter(({ key }) => key.startsWith('city:')).length === 1
  return (
    <>
      <Chips $isWhole={isWhole} aria-label={label}>
        {pieces.map((piece) => (
          <Chip key={piece.key} $noted={piece.use === 'noted'}>
            <Part type="button" title="Change" onClick={() => onChange(piece)}>
              {saysItself(piece) ? null : <About>{piece.label}: </About>}
              <strong>{saysItself(piece) ? capitalised(piece.value) : piece.value}</strong>
            </Part>
            {isOnly && piece.key.startsWith('city:') ? null : (
              <Remove
                type="button"
                aria-label={`Remove ${piece.label}: ${piece.value}`}
                onClick={() => onRemove(piece)}
              >
                <span aria-hidden="true">×</span>
              </Remove>
            )}
          </Chip>
        ))}
      </Chips>
      {pieces.length <= FEW ? null : (
        <ShowAll aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? 'Show fewer' : `Show all ${pieces.length}`}
        </ShowAll>
      )}
    </>
  )
}

/** How the request was read: what was understood, to change or to remove, what was not used, and what is in doubt. */
export const Understood = ({ reading, onChange, onRemove, onAnswer }: UnderstoodProps) => {
  const titleId = useId()
  const planned = reading.understood.filter(({ use }) => use === 'planned')
  const noted = reading.understood.filter(({ use }) => use === 'noted')
  return (
    <Stack as="section" $gap={2} aria-labelledby={titleId} data-screen-only>
      <Title id={titleId}>What we understood</Title>
      {reading.questions.map(({ key, words, choices }) => (
        <Notice key={key} $tone="info">
          <Stack $gap={2}>
            <p>{words}</p>
            <Row $gap={2}>
              {choices.map((choice) => (
                <Button key={choice.words} type="button" $tone="outline" $size="small" onClick={() => onAnswer(choice)}>
                  {choice.words}
                </Button>
              ))}
            </Row>
          </Stack>
        </Notice>
      ))}
      {planned.length === 0 ? null : (
        <List pieces={planned} label="Planned by" onChange={onChange} onRemove={onRemove} />
      )}
      {noted.length === 0 ? null : (
        <Stack $gap={2}>
          <Text>Noted, but the days aren’t planned around these yet:</Text>
          <List pieces={noted} label="Noted" onChange={onChange} onRemove={onRemove} />
        </Stack>
      )}
      {reading.notUsed.length === 0 ? null : (
        <Text $muted>
          We didn’t use {quoted.format(reading.notUsed.map((words) => `“${words}”`))}. Put it another way, or plan
          without it.
        </Text>
      )}
    </Stack>
  )
}
