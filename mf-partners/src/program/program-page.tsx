import { Row, Stack, Text } from '@stageside/ui/layout'
import { color, font, media, space } from '@stageside/ui/tokens'
import { styled } from 'styled-components'
import { ContactUs, PartnerMail } from '../parts/actions.tsx'
import { ContentPage, Night, PosterFrame } from '../parts/layout.tsx'
import { PointList } from '../parts/points.tsx'
import { program, type ProgramGroup } from './content.ts'

const Panel = styled.section<{ $ink: string }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  background: ${color.card};
  border-top: 0.5rem solid ${({ $ink }) => $ink};
  box-shadow: 0 8px 24px rgb(27 26 23 / 8%);
  scroll-margin-top: ${space(4)};
  ${media.desktop} {
    grid-template-columns: minmax(0, 20rem) minmax(0, 1fr);
  }
`
const Face = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  background: ${color.night};
  color: ${color.nightText};
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    align-items: center;
  }
  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
  }
  ${media.print} {
    color: inherit;
  }
`
const Words = styled(Stack)`
  padding: ${space(6)};
`
const Points = styled(PointList)<{ $ink: string }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0 ${space(8)};
  padding: ${space(2)} ${space(6)};
  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    grid-auto-rows: 1fr;
    padding: ${space(4)} ${space(8)};
  }
  & > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    gap: ${space(2)};
    padding-block: ${space(5)};
  }
  & > :not(:first-child) {
    border-top: 2px dashed ${color.line};
  }
  ${media.tablet} {
    & > :nth-child(2) {
      border-top: 0;
    }
  }
  dt {
    color: ${({ $ink }) => $ink};
    font: 700 1.375rem/1.15 ${font.head};
  }
`

/** A kind of partner, styled as a large ticket: poster and name on the stub, four points on the body. */
const Group = ({ group }: { group: ProgramGroup }) => {
  const ink = color[group.ink]
  return (
    <Panel id={group.id} aria-labelledby={`${group.id}-title`} $ink={ink}>
      <Face data-surface="night">
        <PosterFrame scene={group.scene} narrow="16 / 9" wide="3 / 2" />
        <Words $gap={2}>
          <h2 id={`${group.id}-title`}>{group.title}</h2>
          <Text>{group.text}</Text>
        </Words>
      </Face>
      <Points points={group.points} $ink={ink} />
    </Panel>
  )
}

/** The six benefits, styled as numbered seats. */
const RowOfSeats = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(8)} ${space(6)};
  list-style: none;
  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${media.desktop} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: ${space(12)} ${space(8)};
  }
`
const Seat = styled.li`
  display: grid;
  grid-template-columns: 3.5rem minmax(0, 1fr);
  gap: ${space(4)};
  align-items: start;
`
const SeatNumber = styled.span`
  display: grid;
  place-items: center;
  width: 3.5rem;
  height: 3.5rem;
  background: ${color.night};
  color: ${color.nightText};
  border-radius: 1rem 1rem 2px 2px;
  border-bottom: 0.375rem solid ${color.signal};
  font: 700 1.375rem/1 ${font.head};
`

const Seats = () => (
  <RowOfSeats role="list">
    {Object.entries(program.benefits).map(([title, text], index) => (
      <Seat key={title}>
        <SeatNumber aria-hidden="true">{index + 1}</SeatNumber>
        <Stack $gap={1}>
          <h3>{title}</h3>
          <p>{text}</p>
        </Stack>
      </Seat>
    ))}
  </RowOfSeats>
)

const Groups = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(8)};
`
const Benefits = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(8)};
  padding-block: ${space(8)} ${space(6)};
`

export const Page = () => (
  <ContentPage content={program}>
    <Groups>
      {program.groups.map((group) => (
        <Group key={group.id} group={group} />
      ))}
    </Groups>
    <Benefits aria-labelledby="benefits">
      <h2 id="benefits">{program.benefitsTitle}</h2>
      <Seats />
    </Benefits>
    <Night id="contact" aria-labelledby="contact-title" $last>
      <Stack $gap={4}>
        <h2 id="contact-title">{program.contact.title}</h2>
        <Text $lead>{program.contact.text}</Text>
        <Row>
          <ContactUs $size="large" />
          <PartnerMail $tone="outline" $size="large" $night />
        </Row>
      </Stack>
    </Night>
  </ContentPage>
)
