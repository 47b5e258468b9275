import { Button } from '@stageside/ui/button'
import { color, font, media, space } from '@stageside/ui/tokens'
import { useEffect, useState } from 'react'
import { styled } from 'styled-components'
import type { PolicySection } from './policy.tsx'

interface SectionPlace {
  readonly id: string
  /** Distance of the section's top from the window's top, in px; negative once it has scrolled past. */
  readonly top: number
}

/**
 * The current section: the last one whose top has passed the reading line, or the first one before that. At the end of the page it
 * is the last section, however short.
 */
export const currentSection = (places: readonly SectionPlace[], readingLine: number, atEnd: boolean): string | null => {
  if (atEnd) return places.at(-1)?.id ?? null
  return places.findLast(({ top }) => top <= readingLine)?.id ?? places[0]?.id ?? null
}

/** The reading line, in px: just below the navigation bar. */
const READING_LINE = 140

const look = (sections: readonly PolicySection[]): string | null => {
  const places = sections.flatMap(({ id }) => {
    const element = document.getElementById(id)
    return element === null ? [] : [{ id, top: element.getBoundingClientRect().top }]
  })
  const { scrollHeight, clientHeight } = document.documentElement
  const scrollable = scrollHeight > clientHeight
  return currentSection(places, READING_LINE, scrollable && window.scrollY + clientHeight >= scrollHeight - 2)
}

/** Id of the current section, updated while scrolling; null on the server. */
const useCurrentSection = (sections: readonly PolicySection[]): string | null => {
  const [current, setCurrent] = useState<string | null>(null)
  useEffect(() => {
    let frame = 0
    const update = () => setCurrent(look(sections))
    const schedule = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(update)
    }
    update()
    window.addEventListener('scroll', schedule, { passive: true })
    window.addEventListener('resize', schedule)
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('scroll', schedule)
      window.removeEventListener('resize', schedule)
    }
  }, [sections])
  return current
}

const Rail = styled.nav`
  display: none;
  ${media.desktop} {
    position: sticky;
    top: 6rem;
    display: grid;
    gap: ${space(3)};
    align-self: start;
    max-height: calc(100dvh - 7rem);
    overflow-y: auto;
    padding: ${space(1)};
  }
`
const Heading = styled.p`
  font-family: ${font.head};
  font-weight: 700;
`
/** A vertical walk strip with a stop for every section. */
const Stops = styled.ol`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  list-style: none;
  font-size: 0.9375rem;
  &::before {
    content: '';
    position: absolute;
    inset: 0.9rem auto 0.9rem 0.3125rem;
    border-left: 2px solid ${color.line};
  }
`
const Stop = styled.a`
  position: relative;
  display: block;
  padding: ${space(1)} 0 ${space(1)} ${space(6)};
  color: ${color.muted};
  text-decoration: none;
  &::before {
    content: '';
    position: absolute;
    left: 0;
    top: 0.6rem;
    width: 0.75rem;
    height: 0.75rem;
    background: ${color.paper};
    border: 2px solid ${color.muted};
    border-radius: 50%;
  }
  &:hover {
    color: ${color.ink};
    text-decoration: underline;
  }
  &[aria-current] {
    color: ${color.ink};
    font-weight: 650;
  }
  &[aria-current]::before {
    background: ${color.signal};
    border-color: ${color.signal};
  }
  ${media.touch} {
    padding-block: ${space(3)};
    &::before {
      top: 1.1rem;
    }
  }
`
const Fold = styled.details`
  padding: ${space(3)} ${space(4)};
  background: ${color.card};
  border: 1px solid ${color.line};
  border-radius: 2px;
  summary {
    line-height: 2;
    font-weight: 650;
    cursor: pointer;
    ${media.touch} {
      padding-block: ${space(1.5)};
    }
  }
  ol {
    margin-top: ${space(2)};
  }
  ${media.desktop} {
    display: none;
  }
`

const Links = ({ sections, current }: { sections: readonly PolicySection[]; current: string | null }) => (
  <Stops role="list">
    {sections.map(({ id, title }) => (
      <li key={id}>
        <Stop href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
          {title}
        </Stop>
      </li>
    ))}
  </Stops>
)

/** Contents of a long page: a sticky column on wide windows, a disclosure above the text on narrow ones. */
export const TableOfContents = ({ sections }: { sections: readonly PolicySection[] }) => {
  const current = useCurrentSection(sections)
  return (
    <>
      <Fold data-screen-only>
        <summary>On this page ({sections.length} sections)</summary>
        <Links sections={sections} current={current} />
      </Fold>
      <Rail aria-label="On this page" data-screen-only>
        <Heading>On this page</Heading>
        <Links sections={sections} current={current} />
        <div>
          <Button $tone="outline" $size="small" onClick={() => window.print()}>
            Print or save as PDF
          </Button>
        </div>
      </Rail>
    </>
  )
}
