import { ButtonLink } from '@site/ui/button'
import { Row, Stack, Text } from '@site/ui/layout'
import { PageScaffold } from '@site/ui/page-scaffold'
import { color, font, media, size, space } from '@site/ui/tokens'
import { Fragment } from 'react'
import { styled } from 'styled-components'
import { PosterFrame } from '../parts/poster-frame.tsx'
import { Strapline } from '../parts/strapline.tsx'
import { Particulars } from './particulars.tsx'
import { story } from './story.ts'

const Columns = styled.div`
  display: grid;
  gap: ${space(10)};
  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) 19rem;
    gap: ${space(20)};
    & > aside {
      position: sticky;
      top: 6.5rem;
    }
  }
`
const Reading = styled(Stack)`
  font-size: 1.125rem;
  line-height: 1.65;
`
const Pull = styled.p`
  max-width: 22ch;
  padding-left: ${space(5)};
  border-left: 0.5rem solid ${color.signal};
  color: ${color.ink};
  font: 700 ${size.h1} / 1.1 ${font.head};
  letter-spacing: -0.02em;
  text-wrap: balance;
`

export const Page = () => (
  <PageScaffold title={story.title} intro={<Strapline>{story.strapline}</Strapline>}>
    <PosterFrame scene="court" narrow="4 / 3" wide="5 / 2" />
    <Columns>
      <Reading $gap={12}>
        {story.chapters.map(({ id, title, paragraphs }, index) => (
          <Fragment key={id}>
            <Stack as="section" id={id} $gap={4} aria-labelledby={`${id}-title`}>
              <h2 id={`${id}-title`}>{title}</h2>
              {paragraphs.map((paragraph) => (
                <Text key={paragraph}>{paragraph}</Text>
              ))}
            </Stack>
            {/* The sentence stands in the text already; repeated for the eye only. */}
            {index === 0 ? <Pull aria-hidden="true">{story.pullQuote}</Pull> : null}
          </Fragment>
        ))}
        <Row>
          <ButtonLink to={story.shorter.to} $tone="outline">
            {story.shorter.label}
          </ButtonLink>
        </Row>
      </Reading>
      <Particulars title={story.factsTitle} />
    </Columns>
  </PageScaffold>
)
