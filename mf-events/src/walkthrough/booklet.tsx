import { Poster } from '@stageside/ui/poster'
import { color, media, radius, space } from '@stageside/ui/tokens'
import type { Dispatch, ReactNode } from 'react'
import { styled } from 'styled-components'
import { demoEvents, themes, type DemoEvent } from './demo-events.ts'
import { stepNumbers, type DemoAction, type DemoState } from './state.ts'
import { stepNames } from './step-parts.tsx'

const DotRow = styled.ol`
  display: flex;
  justify-content: center;
  gap: ${space(1)};
  list-style: none;
  li {
    flex: 0 1 2.75rem;
    min-width: 0;
  }
  button {
    display: grid;
    place-items: center;
    width: 100%;
    height: 2.75rem;
    padding: 0;
    border: 0;
    background: transparent;
  }
  button::before {
    content: '';
    width: 0.75rem;
    max-width: 100%;
    height: 0.75rem;
    border: 2px solid ${color.ink};
    border-radius: 1rem;
    transition: width 160ms;
  }
  button[aria-current]::before {
    width: 1.75rem;
    background: ${color.ink};
  }
`

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  button {
    min-width: 0;
    max-width: 100%;
    min-height: 2.5rem;
    ${media.touch} {
      min-height: 2.75rem;
    }
    padding: ${space(1)} ${space(4)};
    overflow-wrap: anywhere;
    border: 2px solid #fff;
    border-radius: ${radius.pill};
    background: transparent;
    color: #fff;
    font-weight: 650;
  }
  button[aria-pressed='true'] {
    background: #fff;
    color: #1b1a17;
  }
  button:focus-visible {
    outline-color: #fff;
  }
`

const Cover = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  border: 2px solid ${color.ink};
  border-radius: ${radius.card};
  overflow: clip;
  background: ${color.card};
`
const Head = styled.div<{ $ink: string }>`
  padding: ${space(4)} clamp(${space(2)}, 5vw, ${space(5)});
  background: ${({ $ink }) => $ink};
  color: #fff;
  ${media.tablet} {
    padding: ${space(4)} ${space(8)};
  }
`
const Spread = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: auto 1fr;
  min-height: 30rem;
  ${media.desktop} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 8fr);
  }
`
/** A band above the step on phones, a column beside it where there is room. */
const Band = styled.div`
  height: 7rem;
  overflow: hidden;
  svg {
    height: 100%;
  }
  ${media.desktop} {
    display: none;
  }
`
const Column = styled.div`
  display: none;
  ${media.desktop} {
    display: block;
    grid-row: 1 / span 2;
    background: ${color.night};
    svg {
      position: sticky;
      top: 0;
      height: 100%;
      max-height: 42rem;
    }
  }
`
const Body = styled.div`
  min-width: 0;
  /* In part of the window, so that doubled text on a phone keeps room for its words. */
  padding: ${space(6)} clamp(${space(2)}, 5vw, ${space(5)});
  ${media.tablet} {
    padding: ${space(8)};
  }
`
const Foot = styled.div`
  padding: ${space(2)} ${space(2)} ${space(3)};
  border-top: 2px dashed ${color.line};
`

interface BookletProps {
  readonly state: DemoState
  readonly event: DemoEvent
  readonly dispatch: Dispatch<DemoAction>
  readonly children: ReactNode
}

/** The walkthrough as a ticket booklet: cover ink, choice and poster of the event, the step, and six dots. */
export const Booklet = ({ state, event, dispatch, children }: BookletProps) => {
  const { scene, ink } = themes[event.theme]
  return (
    <Cover aria-label="Demo booking walkthrough">
      <Head $ink={ink}>
        <Choices role="group" aria-label="Demo event">
          {demoEvents.map(({ id, name }, index) => (
            <button
              key={id}
              type="button"
              aria-pressed={index === state.event}
              onClick={() => dispatch({ type: 'event', event: index })}
            >
              {name}
            </button>
          ))}
        </Choices>
      </Head>
      <Spread>
        <Band aria-hidden>
          <Poster scene={scene} ratio={2.8} />
        </Band>
        <Column aria-hidden>
          <Poster scene={scene} ratio={0.62} />
        </Column>
        <Body>{children}</Body>
      </Spread>
      <Foot>
        <nav aria-label="Steps of the demo">
          <DotRow>
            {stepNumbers.map((step) => (
              <li key={step}>
                <button
                  type="button"
                  aria-label={`Step ${step}: ${stepNames[step]}`}
                  aria-current={step === state.step ? 'step' : undefined}
                  disabled={state.booking.status === 'processing'}
                  onClick={() => dispatch({ type: 'go', step })}
                />
              </li>
            ))}
          </DotRow>
        </nav>
      </Foot>
    </Cover>
  )
}
