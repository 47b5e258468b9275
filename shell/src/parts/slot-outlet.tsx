import { onDemand } from '@stageside/ui/on-demand'
import { Skeleton } from '@stageside/ui/skeleton'
import { media } from '@stageside/ui/tokens'
import type { SlotProps } from '@stageside/kit'
import { useHydrated } from '@stageside/kit/use-hydrated'
import { useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { useFrame } from '../composition/use-frame.ts'

const Part = onDemand(async () => (await import('./parts.ts')).Part)

/** How far below the window the code of a slot is asked for, in CSS px: about one turn of a wheel ahead. */
const AHEAD_PX = 600

const Reserved = styled.div<{ $reserve: SlotProps['reserve'] }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  min-height: ${({ $reserve: [phone] }) => phone};
  ${media.tablet} {
    min-height: ${({ $reserve: [, wide] }) => wide};
  }
`

const Near = ({ name, reserve, ...slot }: SlotProps) => {
  const box = useRef<HTMLDivElement>(null)
  const [near, setNear] = useState(false)
  const fills = useFrame().fills.filter((fill) => fill.slot === name)
  useEffect(() => {
    if (box.current === null) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true)
      },
      { rootMargin: `${AHEAD_PX}px 0px` },
    )
    observer.observe(box.current)
    return () => observer.disconnect()
  }, [])
  if (fills.length === 0) return null
  return (
    <Reserved ref={box} $reserve={reserve} data-slot={name} data-screen-only>
      {near
        ? fills.map(({ by, component }) => (
            <Part
              key={`${by} ${component}`}
              by={by}
              component={component}
              waiting={<Skeleton $height="100%" />}
              {...slot}
            />
          ))
        : null}
    </Reserved>
  )
}

/**
 * The slots of pages: nothing where nobody fills one. Otherwise their place is kept free, and their code is loaded once it comes near the
 * window, so that no page waits for it.
 */
const Outlet = (slot: SlotProps) => (useHydrated() ? <Near {...slot} /> : null)

/** What the kit's `Slot` renders. */
export const renderSlot = (slot: SlotProps) => <Outlet {...slot} />
