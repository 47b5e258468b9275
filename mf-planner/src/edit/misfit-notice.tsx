import { misfitWords } from '@site/contracts/misfit-words'
import { Button } from '@stageside/ui/button'
import { PlainList, Row, Stack } from '@stageside/ui/layout'
import { color, media, space } from '@stageside/ui/tokens'
import { styled } from 'styled-components'
import { reveal } from '../result/reveal.ts'
import type { Doubt } from './edit-status.ts'

const Frame = styled.div`
  margin: 0 ${space(4)} ${space(4)};
  padding: ${space(4)};
  background: ${color.paper};
  border: 1px solid ${color.line};
  border-left: 4px solid ${color.signal};
  border-radius: 2px;
  ${media.tablet} {
    margin-inline: ${space(6)};
  }
`

interface MisfitNoticeProps {
  readonly doubt: Doubt
  readonly onKeep: () => void
}

/** What does not fit after a change and why. The change is taken back, unless the traveller wants it all the same. */
export const MisfitNotice = ({ doubt, onKeep }: MisfitNoticeProps) => (
  <Frame ref={reveal} role="group" aria-label="What no longer fits" data-screen-only>
    <Stack $gap={3}>
      <Stack $gap={1}>
        <strong>That doesn’t fit</strong>
        <PlainList $gap={1}>
          {doubt.misfits.map(({ title, misfit }) => (
            <li key={title}>{misfitWords(title, misfit)}</li>
          ))}
        </PlainList>
      </Stack>
      <Row $gap={3}>
        <Button $size="small" onClick={onKeep}>
          Keep anyway
        </Button>
        <span>Nothing was changed.</span>
      </Row>
    </Stack>
  </Frame>
)
