import { ButtonLink } from '@site/ui/button'
import { Row, Stack } from '@site/ui/layout'
import { PageScaffold } from '@site/ui/page-scaffold'
import { font, size, space } from '@site/ui/tokens'
import { styled } from 'styled-components'
import { Night } from '../parts/night.tsx'
import { Strapline } from '../parts/strapline.tsx'
import { brief } from './brief.ts'
import { Walk } from './walk.tsx'

const Path = styled.div`
  padding-block: ${space(6)} ${space(8)};
`
const Promises = styled.ul`
  display: grid;
  gap: ${space(3)};
  list-style: none;
  font: 700 ${size.h1} / 1.1 ${font.head};
  letter-spacing: -0.02em;
`

export const Page = () => (
  <PageScaffold title={brief.title} intro={<Strapline>{brief.strapline}</Strapline>}>
    <Path>
      <Walk stops={brief.stops} label={brief.walkLabel} />
    </Path>
    <Night aria-labelledby="promises" $last>
      <Stack $gap={8}>
        <h2 id="promises">{brief.promisesTitle}</h2>
        <Promises role="list">
          {brief.promises.map((promise) => (
            <li key={promise}>{promise}</li>
          ))}
        </Promises>
        <Row>
          <ButtonLink to={brief.longer.to} $tone="outline" $night>
            {brief.longer.label}
          </ButtonLink>
        </Row>
      </Stack>
    </Night>
  </PageScaffold>
)
