import { Stack, Text } from '@site/ui/layout'
import { Ticket } from '@site/ui/ticket'
import { color, font, media, space } from '@site/ui/tokens'
import { styled } from 'styled-components'
import { JoinWaitlist } from '../parts/join-waitlist.tsx'

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

interface Props {
  readonly title: string
  readonly text: string
  readonly button: string
}

/** The list of openings: a single ticket, as there are none. */
export const Board = ({ title, text, button }: Props) => (
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
