import { Button } from '@stageside/ui/button'
import { useEarlyInput } from '@stageside/ui/early-input'
import { Input } from '@stageside/ui/field'
import { Row, Stack, Text } from '@stageside/ui/layout'
import { PageScaffold } from '@stageside/ui/page-scaffold'
import { color, font, media, radius, space } from '@stageside/ui/tokens'
import { useRef, type RefObject } from 'react'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { FaqGroup } from './faq-group.tsx'
import { faqItems, faqStructuredData } from './items.ts'
import type { FaqFound } from './search.ts'
import { useFaq } from './use-faq.ts'

const Frame = styled.search`
  display: grid;
  gap: ${space(2)};
  max-width: 44rem;
  label {
    font-weight: 650;
  }
`
const Line = styled.div`
  position: relative;
  input {
    min-height: 3.5rem;
    padding-right: ${space(14)};
    font-size: 1.125rem;
    &:not(:placeholder-shown) {
      padding-right: ${space(4)};
    }
  }
  kbd {
    position: absolute;
    top: 50%;
    right: ${space(4)};
    padding: 0 ${space(2)};
    border: 1.5px solid ${color.line};
    border-radius: 4px;
    font: inherit;
    color: ${color.muted};
    transform: translateY(-50%);
    pointer-events: none;
  }
  /* Touch screens have no slash key to press. */
  @media (hover: none) {
    kbd {
      display: none;
    }
  }
`
const Count = styled.p`
  min-height: 1.55em;
  color: ${color.muted};
`

interface FaqSearchProps {
  readonly query: string
  readonly change: (next: string) => void
  readonly input: RefObject<HTMLInputElement | null>
  readonly news: string
}

export const FaqSearch = ({ query, change, input, news }: FaqSearchProps) => {
  const frame = useRef<HTMLElement>(null)
  useEarlyInput(frame, (_, value) => change(value))
  return (
    <Frame ref={frame} data-screen-only>
      <label htmlFor="faq-search">Search the answers</label>
      <Line>
        <Input
          id="faq-search"
          name="search"
          ref={input}
          type="search"
          autoComplete="off"
          aria-keyshortcuts="/"
          placeholder="Try “refund” or “Afterpay”"
          value={query}
          onChange={({ target }) => change(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return
            event.preventDefault()
            change('')
          }}
        />
        {query === '' ? <kbd aria-hidden="true">/</kbd> : null}
      </Line>
      <Count role="status">{news}</Count>
    </Frame>
  )
}

const Chip = styled.a`
  padding: ${space(1)} ${space(4)};
  ${media.touch} {
    padding-block: ${space(2.5)};
  }
  background: ${color.card};
  border: 1.5px solid ${color.line};
  border-radius: ${radius.pill};
  color: ${color.ink};
  text-decoration: none;
  &:hover {
    border-color: ${color.ink};
    color: ${color.ink};
  }
`
const Asked = styled.h2`
  font: 700 1rem/1.4 ${font.head};
`
const structuredData = faqStructuredData(faqItems)
/** Shorter ones are mostly slips of small words. */
const LEAST_NAMED = 4
const popular = faqItems.filter((item) => item.popular && item.category === 'customers')

/** What was found, in words; a word that stands in no answer is named, since the answers below do without it. */
const newsOf = (query: string, { items, unknown }: FaqFound): string => {
  if (items.length === 0) return `No results found for "${query.trim()}"`
  const missed = unknown.filter((word) => word.length >= LEAST_NAMED).map((word) => `“${word}”`)
  const count = query.trim() === '' ? `${faqItems.length} answers` : `${items.length} of ${faqItems.length} answers`
  return missed.length === 0 ? count : `${count}. None mentions ${missed.join(' or ')}.`
}

export const Page = () => {
  const { query, searching, found, search, change, toggle, isOpen } = useFaq()
  const { items, isMatch } = found
  const group = { isMatch, toggle, isOpen }
  return (
    <PageScaffold title="FAQs" intro="Short answers to what people ask most, for event-goers and for partners.">
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: structuredData }} />
      <FaqSearch query={query} change={change} input={search} news={newsOf(query, found)} />
      {searching && items.length > 0 ? null : (
        <Stack as="nav" $gap={3} aria-labelledby="most-asked" data-screen-only>
          <Asked id="most-asked">Most asked</Asked>
          <Row $gap={2}>
            {popular.map(({ id, question }) => (
              <Chip key={id} href={`#${id}`} onClick={() => toggle(id, true)}>
                {question}
              </Chip>
            ))}
          </Row>
        </Stack>
      )}
      {items.length === 0 ? (
        <Stack $gap={3}>
          <Text $lead>
            No answer mentions that. Try one word, like “refund” or “hotel”, or <Link to="/contact">ask us</Link>: we
            reply within 24 hours on business days.
          </Text>
          <div>
            <Button
              $tone="outline"
              onClick={() => {
                change('')
                search.current?.focus()
              }}
            >
              Clear the search
            </Button>
          </div>
        </Stack>
      ) : null}
      <FaqGroup title="For event-goers" items={items.filter(({ category }) => category === 'customers')} {...group} />
      <FaqGroup title="For partners" items={items.filter(({ category }) => category === 'partners')} {...group} />
    </PageScaffold>
  )
}
