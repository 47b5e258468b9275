import { styled } from 'styled-components'
import { color, radius, space } from './tokens.ts'

const edges = { info: color.expo, success: color.walk, error: color.danger, plain: color.line } as const

/** A message inside the page. Use `role="alert"` for failures and `role="status"` for other changes. */
export const Notice = styled.div<{ $tone?: keyof typeof edges }>`
  padding: ${space(4)} ${space(5)};
  background: ${({ $tone = 'plain' }) => ($tone === 'error' ? color.dangerTint : $tone === 'success' ? color.walkTint : color.card)};
  color: ${color.ink};
  border: 1px solid ${color.line};
  border-left: 4px solid ${({ $tone = 'plain' }) => edges[$tone]};
  border-radius: ${radius.ticket};
`
