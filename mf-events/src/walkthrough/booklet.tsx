import { Poster } from '@site/ui/poster'
import { color, media, radius, space } from '@site/ui/tokens'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { themes, type Theme } from './demo-types.ts'

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

export interface BookletProps {
  readonly theme: Theme
  readonly head: ReactNode
  readonly foot: ReactNode
  readonly children: ReactNode
}

/** The walkthrough as a ticket booklet: cover ink and poster of the event, the step, the dots. */
export const Booklet = ({ theme, head, foot, children }: BookletProps) => {
  const { scene, ink } = themes[theme]
  return (
    <Cover aria-label="Demo booking walkthrough">
      <Head $ink={ink}>{head}</Head>
      <Spread>
        <Band aria-hidden>
          <Poster scene={scene} ratio={2.8} />
        </Band>
        <Column aria-hidden>
          <Poster scene={scene} ratio={0.62} />
        </Column>
        <Body>{children}</Body>
      </Spread>
      <Foot>{foot}</Foot>
    </Cover>
  )
}
