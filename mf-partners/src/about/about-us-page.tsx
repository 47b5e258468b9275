import { site } from '@site/contracts/site'
import { ButtonLink } from '@stageside/ui/button'
import { Row, Stack, Text } from '@stageside/ui/layout'
import { color, font, media, size, space } from '@stageside/ui/tokens'
import { Fragment } from 'react'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { mailto } from '../parts/actions.tsx'
import { ContentPage, PosterFrame } from '../parts/layout.tsx'
import { story } from './story.ts'

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
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

const Sheet = styled.aside`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
  align-self: start;
  padding: ${space(6)};
  background: ${color.card};
  border-top: 0.5rem solid ${color.court};
  border-bottom: 2px dashed ${color.line};
  box-shadow: 0 8px 24px rgb(27 26 23 / 8%);
  dl {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space(4)};
  }
  dt {
    font-size: 0.875rem;
    color: ${color.muted};
  }
  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
  address {
    font-style: normal;
  }
`

/** Who the company is and where it can be reached. */
const Particulars = ({ title }: { title: string }) => (
  <Sheet aria-labelledby="particulars">
    <h2 id="particulars">{title}</h2>
    <dl>
      <div>
        <dt>Company</dt>
        <dd>{site.company.legalName}</dd>
        <dd>{site.company.businessNumber}</dd>
      </div>
      <div>
        <dt>Office</dt>
        <dd>
          <address>
            {site.company.address.map((line) => (
              <div key={line}>{line}</div>
            ))}
          </address>
        </dd>
      </div>
      <div>
        <dt>Travellers</dt>
        <dd>
          <a href={mailto(site.supportEmail)}>{site.supportEmail}</a>
        </dd>
      </div>
      <div>
        <dt>Partners</dt>
        <dd>
          <a href={mailto(site.partnershipsEmail)}>{site.partnershipsEmail}</a>
        </dd>
      </div>
    </dl>
    <p>
      Or use the form on the <Link to="/contact">contact page</Link>.
    </p>
  </Sheet>
)

export const Page = () => (
  <ContentPage content={story}>
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
  </ContentPage>
)
