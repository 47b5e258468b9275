import { Section, Stack, Text, Wrap } from '@stageside/ui/layout'
import { Skeleton } from '@stageside/ui/skeleton'
import { VisuallyHidden } from '@stageside/ui/visually-hidden'
import { useEffect, useState } from 'react'
import { styled } from 'styled-components'

/** When the skeleton and the text appear, in ms. */
const SKELETON_AFTER_MS = 200
const TEXT_AFTER_MS = 2000

/** Keeps the footer below the fold, so that nothing shifts when the page has loaded. */
const Tall = styled.div`
  min-height: 80svh;
`

/** Loading state of a page: nothing at first, then a skeleton, then a text. */
export const RemoteWaiting = ({ title }: { title: string }) => {
  const [stage, setStage] = useState<'nothing' | 'skeleton' | 'text'>('nothing')
  useEffect(() => {
    const skeleton = setTimeout(() => setStage('skeleton'), SKELETON_AFTER_MS)
    const text = setTimeout(() => setStage('text'), TEXT_AFTER_MS)
    return () => {
      clearTimeout(skeleton)
      clearTimeout(text)
    }
  }, [])
  return (
    <Tall aria-busy="true">
      {stage === 'nothing' ? null : (
        <Section $tight>
          <Wrap>
            <Stack $gap={6}>
              <Skeleton $height="1.25rem" $width="12rem" />
              <Skeleton $height="3rem" $width="min(100%, 24rem)" />
              <Text $muted role="status">
                {stage === 'text' ? (
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
