import { Section, Stack, Text, Wrap } from '@site/ui/layout'
import { Skeleton } from '@site/ui/skeleton'
import { VisuallyHidden } from '@site/ui/visually-hidden'
import { useEffect, useState } from 'react'
import { styled } from 'styled-components'

/** Milliseconds before a wait shows anything, and before it speaks. */
const SHOW_AFTER = 200
const SAY_AFTER = 2000

/** Keeps the footer below the fold, so that nothing jumps when the page arrives. */
const Tall = styled.div`
  min-height: 80svh;
`

/** A page on its way: nothing for a blink, then its outline, then words. */
export const RemoteWaiting = ({ title }: { title: string }) => {
  const [stage, setStage] = useState<'blink' | 'outline' | 'words'>('blink')
  useEffect(() => {
    const outline = setTimeout(() => setStage('outline'), SHOW_AFTER)
    const words = setTimeout(() => setStage('words'), SAY_AFTER)
    return () => {
      clearTimeout(outline)
      clearTimeout(words)
    }
  }, [])
  return (
    <Tall aria-busy="true">
      {stage === 'blink' ? null : (
        <Section $tight>
          <Wrap>
            <Stack $gap={6}>
              <Skeleton $height="1.25rem" $width="12rem" />
              <Skeleton $height="3rem" $width="min(100%, 24rem)" />
              <Text $muted role="status">
                {stage === 'words' ? (
                  `${title} is taking longer than usual…`
                ) : (
                  <VisuallyHidden>Loading {title}</VisuallyHidden>
                )}
              </Text>
              <Skeleton $height="12rem" />
            </Stack>
          </Wrap>
        </Section>
      )}
    </Tall>
  )
}
