import { Badge } from '@stageside/ui/badge'
import { Stack } from '@stageside/ui/layout'
import { color, font, media, space } from '@stageside/ui/tokens'
import { styled } from 'styled-components'
import { CopyLink } from '../text/copy-link.tsx'
import { InlineText } from '../text/inline.tsx'
import type { FaqItem } from './items.ts'
import { highlight } from './search.ts'

const Mark = styled.mark`
  padding-inline: 0.1em;
  margin-inline: -0.1em;
  background: ${color.walkTint};
  color: inherit;
  box-shadow: inset 0 -2px 0 ${color.walk};
`

export const Highlighted = ({ text, isMatch }: { text: string; isMatch: (word: string) => boolean }) =>
  highlight(text, isMatch).map((piece, index) =>
    piece.match ? <Mark key={index}>{piece.text}</Mark> : <span key={index}>{piece.text}</span>,
  )

const Group = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  padding-top: ${space(4)};
  gap: ${space(4)};
  ${media.desktop} {
    grid-template-columns: 15rem minmax(0, 1fr);
    gap: ${space(14)};
  }
`
const Heading = styled.div`
  align-self: start;
  ${media.desktop} {
    position: sticky;
    top: 6rem;
  }
  p {
    color: ${color.muted};
  }
`
const Item = styled.details`
  border-top: 1px solid ${color.line};
  &:last-child {
    border-bottom: 1px solid ${color.line};
  }
  summary {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: ${space(2)} ${space(4)};
    align-items: start;
    padding-block: ${space(4)};
    list-style: none;
    cursor: pointer;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  summary::after {
    content: '+' / '';
    font: 400 1.75rem/1 ${font.head};
    color: ${color.signal};
  }
  &[open] summary::after {
    content: '–' / '';
  }
  ${media.hover} {
    summary:hover h3 {
      text-decoration: underline;
      text-decoration-thickness: 1px;
      text-underline-offset: 0.18em;
    }
  }
  ${media.print} {
    break-inside: avoid;
    &::details-content {
      content-visibility: visible;
      height: auto;
    }
    summary::after {
      display: none;
    }
  }
`
const Question = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${space(1)} ${space(3)};
`
const Answer = styled(Stack)`
  max-width: 68ch;
  padding-bottom: ${space(5)};
`

interface FaqGroupProps {
  readonly title: string
  readonly items: readonly FaqItem[]
  readonly isMatch: (word: string) => boolean
  readonly isOpen: (id: string) => boolean
  readonly toggle: (id: string, open: boolean) => void
}

const count = (items: number): string => (items === 1 ? '1 answer' : `${items} answers`)

/** The questions of one audience; nothing when the search matches none. */
export const FaqGroup = ({ title, items, isMatch, isOpen, toggle }: FaqGroupProps) =>
  items.length === 0 ? null : (
    <Group aria-label={title}>
      <Heading>
        <h2>{title}</h2>
        <p>{count(items.length)}</p>
      </Heading>
      <div>
        {items.map(({ id, question, answer, popular }) => (
          <Item
            key={id}
            id={id}
            open={isOpen(id)}
            onToggle={({ currentTarget }) => {
              if (currentTarget.open !== isOpen(id)) toggle(id, currentTarget.open)
            }}
          >
            <summary>
              <Question>
                <h3>
                  <Highlighted text={question} isMatch={isMatch} />
                </h3>
                {popular ? <Badge $tone="walk">Popular</Badge> : null}
              </Question>
            </summary>
            <Answer $gap={3}>
              {answer.map((paragraph) => (
                <p key={paragraph}>
                  <InlineText text={paragraph} renderText={(text) => <Highlighted text={text} isMatch={isMatch} />} />
                </p>
              ))}
              <p>
                <CopyLink id={id} label={question} text="Copy link to this answer" />
              </p>
            </Answer>
          </Item>
        ))}
      </div>
    </Group>
  )
