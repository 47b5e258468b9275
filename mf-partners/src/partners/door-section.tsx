import { Row, Stack, Text } from '@site/ui/layout'
import { color, font, media, space } from '@site/ui/tokens'
import { styled } from 'styled-components'
import { ContactUs } from '../parts/contact-us.tsx'
import { MoreLink } from '../parts/more-link.tsx'
import { PosterFrame } from '../parts/poster-frame.tsx'
import type { PartnerDoor } from './content.ts'
import { doorInk } from './ink.ts'

const Split = styled.section<{ $flip: boolean }>`
  display: grid;
  gap: ${space(6)};
  align-items: center;
  scroll-margin-top: ${space(4)};
  ${media.tablet} {
    grid-template-columns: ${({ $flip }) => ($flip ? 'minmax(0, 7fr) minmax(0, 5fr)' : 'minmax(0, 5fr) minmax(0, 7fr)')};
    gap: clamp(${space(8)}, 6vw, ${space(20)});
    & > :first-child {
      order: ${({ $flip }) => ($flip ? 1 : 0)};
    }
  }
`
const Label = styled.p<{ $ink: string }>`
  color: ${({ $ink }) => $ink};
  font: 700 1rem/1.2 ${font.head};
`
const Ruled = styled.ul`
  list-style: none;
  border-top: 1px solid ${color.ink};
  li {
    padding-block: ${space(3)};
    border-bottom: 1px solid ${color.line};
  }
`

/** The section of one kind of partner: poster, text, benefits and two links. */
export const DoorSection = ({ door, flip }: { door: PartnerDoor; flip: boolean }) => (
  <Split id={door.id} aria-labelledby={`${door.id}-title`} $flip={flip}>
    <PosterFrame scene={door.scene} narrow="16 / 9" wide="4 / 5" />
    <Stack $gap={5}>
      <Stack $gap={2}>
        <Label $ink={doorInk[door.id]}>{door.label}</Label>
        <h2 id={`${door.id}-title`}>{door.title}</h2>
      </Stack>
      {door.text.map((paragraph) => (
        <Text key={paragraph}>{paragraph}</Text>
      ))}
      <Ruled role="list">
        {door.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </Ruled>
      <Row $gap={5}>
        <ContactUs />
        <MoreLink to={door.more.to}>{door.more.label}</MoreLink>
      </Row>
    </Stack>
  </Split>
)
