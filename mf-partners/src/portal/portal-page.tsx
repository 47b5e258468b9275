import { Badge } from '@stageside/ui/badge'
import { Card } from '@stageside/ui/card'
import { ButtonLink } from '@stageside/ui/button'
import { Grid, Row, Stack, Text } from '@stageside/ui/layout'
import { color, font, media, space } from '@stageside/ui/tokens'
import { styled } from 'styled-components'
import { ContactUs } from '../parts/actions.tsx'
import { Chapter, ContentPage, Night, PosterFrame } from '../parts/layout.tsx'
import { Titled } from '../parts/points.tsx'
import { portal } from './content.ts'

const Board = styled.dl`
  display: grid;
  /* At most two columns, one with large text. */
  grid-template-columns: repeat(auto-fit, minmax(min(100%, max(19rem, 40%)), 1fr));
  column-gap: ${space(12)};
  border-top: 2px solid ${color.nightText};
`
const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space(2)};
  padding-block: ${space(6)};
  border-bottom: 1px solid ${color.nightLine};
  dt {
    order: 2;
    max-width: 34ch;
    color: ${color.nightMuted};
  }
  dd {
    margin: 0;
    color: var(--lamp, #ffd9a0);
    font: 700 clamp(2.75rem, 2rem + 4vw, 4.75rem) / 1 ${font.head};
    letter-spacing: -0.03em;
  }
`

/** Market figures, styled like a departures board; the note that they are marketing comes first. */
const Figures = () => (
  <Night aria-labelledby="figures">
    <Stack $gap={6}>
      <Row $gap={4}>
        <h2 id="figures">{portal.figuresTitle}</h2>
        <Badge $tone="night">{portal.figuresLabel}</Badge>
      </Row>
      <Board>
        {Object.entries(portal.figures).map(([figure, text]) => (
          <Line key={figure}>
            <dt>{text}</dt>
            <dd>{figure}</dd>
          </Line>
        ))}
      </Board>
      <Text $small>{portal.figuresNote}</Text>
    </Stack>
  </Night>
)

const List = styled.ul`
  list-style: none;
  border-top: 2px solid ${color.ink};
`
const Entry = styled.li<{ $ink: string }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(1)} ${space(6)};
  padding-block: ${space(5)};
  border-bottom: 1px solid ${color.line};
  h3 {
    display: flex;
    align-items: baseline;
    gap: ${space(3)};
    font: 700 min(1.5rem, 10vw) / 1.15 ${font.head};
  }
  h3::before {
    content: '';
    flex: none;
    width: 0.8em;
    height: 0.8em;
    background: ${({ $ink }) => $ink};
    border-radius: 0.4em 0.4em 0 0;
  }
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    align-items: baseline;
    & > :last-child {
      grid-column: 1 / -1;
    }
  }
  ${media.desktop} {
    grid-template-columns: minmax(0, 4fr) minmax(0, 4fr) minmax(0, 5fr);
    & > :last-child {
      grid-column: auto;
    }
  }
`
const ForWhom = styled.p`
  color: ${color.muted};
`

/** The kinds of partnership, each with its own colour. */
const Categories = () => (
  <List role="list">
    {portal.categories.map(({ title, forWhom, text, ink }) => (
      <Entry key={title} $ink={color[ink]}>
        <h3>{title}</h3>
        <ForWhom>{forWhom}</ForWhom>
        <p>{text}</p>
      </Entry>
    ))}
  </List>
)

const Closing = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
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
  <ContentPage content={portal}>
    <Row>
      <ContactUs $size="large" />
      <ButtonLink to="/partner-program" $tone="outline" $size="large">
        See the Partner Program
      </ButtonLink>
    </Row>
    <Figures />
    <Chapter aria-labelledby="categories">
      <h2 id="categories">{portal.categoriesTitle}</h2>
      <Categories />
    </Chapter>
    <Chapter aria-labelledby="benefits">
      <h2 id="benefits">{portal.benefitsTitle}</h2>
      <Grid $min={20} $gap={10}>
        {Object.entries(portal.benefits).map(([title, text]) => (
          <Titled key={title} title={title} text={text} gap={2} />
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
  </ContentPage>
)
