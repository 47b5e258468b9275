import { ButtonLink } from '@site/ui/button'
import { Row, Stack, Text } from '@site/ui/layout'
import { font, media, size, space } from '@site/ui/tokens'
import { styled } from 'styled-components'
import { Night } from '../parts/night.tsx'
import { PosterFrame } from '../parts/poster-frame.tsx'
import type { PartnerDoor } from './content.ts'

const Split = styled.div`
  display: grid;
  gap: ${space(8)};
  align-items: center;
  ${media.tablet} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
  }
`
const Title = styled.h2`
  font: 700 ${size.h1} / 1.05 ${font.head};
`

export const PortalDoor = ({ door }: { door: PartnerDoor }) => (
  <Night id={door.id} aria-labelledby={`${door.id}-title`}>
    <Split>
      <Stack $gap={5}>
        <Title id={`${door.id}-title`}>{door.title}</Title>
        {[...door.text, ...door.points].map((paragraph) => (
          <Text key={paragraph}>{paragraph}</Text>
        ))}
        <Row>
          <ButtonLink to={door.more.to} $tone="outline" $night>
            {door.more.label}
          </ButtonLink>
        </Row>
      </Stack>
      <PosterFrame scene={door.scene} narrow="16 / 9" wide="4 / 3" />
    </Split>
  </Night>
)
