import { Button } from '@site/ui/button'
import { Row, Stack, Text } from '@site/ui/layout'
import { PageScaffold } from '@site/ui/page-scaffold'
import { color, font, media, radius, space } from '@site/ui/tokens'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { FaqGroup } from './faq-group.tsx'
import { FaqSearch } from './faq-search.tsx'
import { faqItems, faqStructuredData } from './items.ts'
import { useFaq } from './use-faq.ts'

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
const popular = faqItems.filter((item) => item.popular && item.category === 'customers')

const newsOf = (query: string, found: number): string => {
  if (query.trim() === '') return `${faqItems.length} answers`
  return found === 0 ? `No results found for "${query.trim()}"` : `${found} of ${faqItems.length} answers`
}

export const Page = () => {
  const { query, terms, found, search, change, toggle, isOpen } = useFaq()
  const searching = terms.length > 0
  const group = { terms, toggle, isOpen }
  return (
    <PageScaffold title="FAQs" intro="Short answers to what people ask most, for event-goers and for partners.">
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: structuredData }} />
      <FaqSearch query={query} change={change} input={search} news={newsOf(query, found.length)} />
      {searching ? null : (
        <Stack as="nav" $gap={3} aria-labelledby="asked-most" data-screen-only>
          <Asked id="asked-most">Asked most</Asked>
          <Row $gap={2}>
            {popular.map(({ id, question }) => (
              <Chip key={id} href={`#${id}`} onClick={() => toggle(id, true)}>
                {question}
              </Chip>
            ))}
          </Row>
        </Stack>
      )}
      {found.length === 0 ? (
        <Stack $gap={3}>
          <Text $lead>
            Try one word, like “refund” or “hotel”, or <Link to="/contact">ask us directly</Link>.
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
      <FaqGroup title="For event-goers" items={found.filter(({ category }) => category === 'customers')} {...group} />
      <FaqGroup title="For partners" items={found.filter(({ category }) => category === 'partners')} {...group} />
    </PageScaffold>
  )
}
