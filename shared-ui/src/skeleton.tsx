import { styled } from 'styled-components'
import { color, radius } from './tokens.ts'

/** A placeholder in the size of the content, so that loading it shifts nothing. Hidden from screen readers. */
export const Skeleton = styled.div.attrs({ 'aria-hidden': true })<{ $height: string; $width?: string }>`
  height: ${({ $height }) => $height};
  width: ${({ $width = '100%' }) => $width};
  border-radius: ${radius.ticket};
  background: ${color.skeleton};
  animation: breathe 1.6s ease-in-out infinite;
`
