import { styled } from 'styled-components'

const Drawing = styled.svg.attrs({ viewBox: '0 0 24 24', width: '1.125em', height: '1.125em', 'aria-hidden': true })`
  flex: none;
  fill: none;
  stroke: currentcolor;
  stroke-width: 2;
  stroke-linejoin: round;
`

/** The sign of what is saved, in the colour of the words beside it. */
export const Bookmark = () => (
  <Drawing>
    <path d="M6 3h12v18l-6-5-6 5z" />
  </Drawing>
)
