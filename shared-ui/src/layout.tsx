import { css, styled } from 'styled-components'
import { color, measure, media, pageWidth, safe, space } from './tokens.ts'

/** Inline padding, wider where a notch would cover the content. */
const inset = (gap: string): string => `max(${gap}, ${safe.left}) max(${gap}, ${safe.right})`

/** The page's column: 20 px from the edge on phones, with any text size; 32 px beyond. */
export const Wrap = styled.div<{ $narrow?: boolean }>`
  width: 100%;
  max-width: ${({ $narrow }) => ($narrow ? '52rem' : pageWidth)};
  margin-inline: auto;
  padding-inline: ${inset(`min(${space(5)}, 6.25vw)`)};
  ${media.tablet} {
    padding-inline: ${inset(space(8))};
  }
`

/**
 * For content below the first screen: rendered once it is near the viewport or the browser is idle (`data-whole`), so that the first
 * screen is painted sooner. `height` is its estimated height, for the scroll bar until then.
 */
export const whenNear = (height: string) => css`
  content-visibility: auto;
  contain-intrinsic-block-size: auto ${height};
  :root[data-whole] & {
    content-visibility: visible;
  }
`

/** `$below`: estimated height of a section below the first screen. */
export const Section = styled.section<{ $tight?: boolean; $below?: string }>`
  padding-block: ${({ $tight }) => ($tight ? space(6) : `clamp(${space(10)}, 7vw, ${space(20)})`)};
  ${({ $below }) => $below !== undefined && whenNear($below)}
`

/** Vertical rhythm: `$gap` in steps of the 4 px grid. */
export const Stack = styled.div<{ $gap?: number }>`
  display: grid;
  gap: ${({ $gap = 4 }) => space($gap)};
  align-content: start;
  min-width: 0;
  & > * {
    min-width: 0;
  }
`

export const Row = styled.div<{ $gap?: number; $align?: 'start' | 'center' | 'baseline' | 'end' }>`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ $gap = 3 }) => space($gap)};
  align-items: ${({ $align = 'center' }) => $align};
  min-width: 0;
  & > * {
    min-width: 0;
  }
`

/** As many equal columns as fit at `$min` rem each. */
export const Grid = styled.div<{ $min?: number; $gap?: number }>`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, ${({ $min = 17 }) => $min}rem), 1fr));
  gap: ${({ $gap = 6 }) => space($gap)};
  & > * {
    min-width: 0;
  }
`

export const Text = styled.p<{ $muted?: boolean; $small?: boolean; $lead?: boolean }>`
  max-width: ${measure};
  color: ${({ $muted }) => ($muted ? color.muted : 'inherit')};
  font-size: ${({ $small, $lead }) => ($small ? '0.875rem' : $lead ? 'clamp(1.0625rem, 1rem + 0.4vw, 1.25rem)' : 'inherit')};
`

/** A list without bullets that is still announced as a list. */
export const PlainList = styled.ul.attrs({ role: 'list' })<{ $gap?: number }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ $gap = 3 }) => space($gap)};
  list-style: none;
`
