import { Card } from '@site/ui/card'
import { ButtonLink } from '@site/ui/button'
import { Grid, Row, Stack, Text } from '@site/ui/layout'
import { PageScaffold } from '@site/ui/page-scaffold'
import { media, space } from '@site/ui/tokens'
import { styled } from 'styled-components'
import { Chapter } from '../parts/chapter.tsx'
import { ContactUs } from '../parts/contact-us.tsx'
import { PosterFrame } from '../parts/poster-frame.tsx'
import { Strapline } from '../parts/strapline.tsx'
import { Categories } from './categories.tsx'
import { portal } from './content.ts'
import { Figures } from './figures.tsx'

const Closing = styled(Card)`
  display: grid;
  gap: ${space(6)};
  align-items: center;
  padding: 0;
  overflow: hidden;
  ${media.tablet} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
  }
`
const Words = styled(Stack)`
  padding: 0 ${space(6)} ${space(8)};
  ${media.tablet} {
    padding: ${space(8)} ${space(8)} ${space(8)} 0;
  }
`

export const Page = () => (
  <PageScaffold title={portal.title} intro={<Strapline>{portal.strapline}</Strapline>}>
    <Row>
      <ContactUs $size="large" />
      <ButtonLink to="/partner-program" $tone="outline" $size="large">
        See the Partner Program
      </ButtonLink>
    </Row>
    <Figures
      title={portal.figuresTitle}
      label={portal.figuresLabel}
      note={portal.figuresNote}
      figures={portal.figures}
    />
    <Chapter aria-labelledby="categories">
      <h2 id="categories">{portal.categoriesTitle}</h2>
      <Categories categories={portal.categories} />
    </Chapter>
    <Chapter aria-labelledby="benefits">
      <h2 id="benefits">{portal.benefitsTitle}</h2>
      <Grid $min={20} $gap={10}>
        {portal.benefits.map(({ title, text }) => (
          <Stack key={title} $gap={2}>
            <h3>{title}</h3>
            <Text>{text}</Text>
          </Stack>
        ))}
      </Grid>
    </Chapter>
    <Closing as="section" aria-labelledby="access">
      <PosterFrame scene="hall" narrow="16 / 9" wide="1 / 1" />
      <Words $gap={4}>
        <h2 id="access">{portal.closing.title}</h2>
        <Text>{portal.closing.text}</Text>
        <Row>
          <ContactUs />
        </Row>
      </Words>
    </Closing>
  </PageScaffold>
)
