import { Stack, Text } from '@stageside/ui/layout'
import { Ticket } from '@stageside/ui/ticket'
import { color, font, media, space } from '@stageside/ui/tokens'
import { styled } from 'styled-components'
import { JoinWaitlist } from '../parts/actions.tsx'
import { ContentPage } from '../parts/layout.tsx'
import { PointList, Titled } from '../parts/points.tsx'
import { careers } from './content.ts'

const Cork = styled.section`
  padding: ${space(6)} ${space(3)};
  ${media.tablet} {
    padding: clamp(${space(8)}, 5vw, ${space(14)});
  }
  background: ${color.night};
  /* Rows of empty seats. */
  background-image: radial-gradient(circle at 50% 100%, ${color.nightLine} 0.55rem, transparent 0.6rem);
  background-size: 2rem 1.75rem;
  border-radius: 2px;
`
const Zero = styled.span`
  font: 700 clamp(2.5rem, 2rem + 3vw, 4rem) / 1 ${font.head};
`
const Inner = styled(Stack)`
  padding-block: ${space(4)};
`
const Held = styled.div`
  max-width: 44rem;
`

/** The list of openings: a single ticket, as there are none. */
const Board = ({ title, text, button }: typeof careers.board) => (
  <Cork aria-labelledby="roles" data-surface="night">
    <Held>
      <Ticket
        ink={color.signal}
        stub={
          <>
            <Zero aria-hidden="true">0</Zero>
            <span aria-hidden="true">roles</span>
          </>
        }
      >
        <Inner $gap={4}>
          <h2 id="roles">{title}</h2>
          <Text>{text}</Text>
          <div>
            <JoinWaitlist>{button}</JoinWaitlist>
          </div>
        </Inner>
      </Ticket>
    </Held>
  </Cork>
)

const Two = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(14)};
  padding-block: ${space(6)};
  ${media.desktop} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    gap: ${space(20)};
  }
`
const Work = styled(PointList)`
  border-top: 2px solid ${color.ink};
  & > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space(1)} ${space(6)};
    padding-block: ${space(4)};
    border-bottom: 1px solid ${color.line};
    ${media.tablet} {
      grid-template-columns: 8rem minmax(0, 1fr);
    }
  }
  dt {
    font: 700 1.25rem/1.25 ${font.head};
  }
`

export const Page = () => (
  <ContentPage content={careers}>
    <Board {...careers.board} />
    <Two>
      <Stack as="section" $gap={5} aria-labelledby="work">
        <Stack $gap={2}>
          <h2 id="work">{careers.workTitle}</h2>
          <Text $muted>{careers.workNote}</Text>
        </Stack>
        <Work points={careers.work} />
      </Stack>
      <Stack as="section" $gap={6} aria-labelledby="manners">
        <h2 id="manners">{careers.mannersTitle}</h2>
        {Object.entries(careers.manners).map(([title, text]) => (
          <Titled key={title} title={title} text={text} gap={1} />
        ))}
        <Text $muted>{careers.closing}</Text>
      </Stack>
    </Two>
  </ContentPage>
)
