import { Stack, Text } from '@site/ui/layout'
import { color, font, media, space } from '@site/ui/tokens'
import { styled } from 'styled-components'
import { PosterFrame } from '../parts/poster-frame.tsx'
import type { ProgramGroup } from './content.ts'

const Panel = styled.section<{ $ink: string }>`
  display: grid;
  background: ${color.card};
  border-top: 0.5rem solid ${({ $ink }) => $ink};
  box-shadow: 0 8px 24px rgb(27 26 23 / 8%);
  scroll-margin-top: ${space(4)};
  ${media.desktop} {
    grid-template-columns: minmax(0, 20rem) minmax(0, 1fr);
  }
`
const Face = styled.div<{ $ink: string }>`
  display: grid;
  align-content: start;
  background: ${color.night};
  color: ${color.nightText};
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    align-items: center;
  }
  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
  }
  ${media.print} {
    color: inherit;
  }
`
const Words = styled(Stack)`
  padding: ${space(6)};
`
const Points = styled.dl`
  display: grid;
  gap: 0 ${space(8)};
  padding: ${space(2)} ${space(6)};
  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    grid-auto-rows: 1fr;
    padding: ${space(4)} ${space(8)};
  }
`
const Entry = styled.div<{ $ink: string }>`
  display: grid;
  align-content: start;
  gap: ${space(2)};
  padding-block: ${space(5)};
  &:not(:first-child) {
    border-top: 2px dashed ${color.line};
  }
  dt {
    color: ${({ $ink }) => $ink};
    font: 700 1.375rem/1.15 ${font.head};
  }
  dd {
    margin: 0;
  }
  ${media.tablet} {
    &:nth-child(2) {
      border-top: 0;
    }
  }
`

/** A kind of partner, styled as a large ticket: poster and name on the stub, four points on the body. */
export const Group = ({ group }: { group: ProgramGroup }) => {
  const ink = color[group.ink]
  return (
    <Panel id={group.id} aria-labelledby={`${group.id}-title`} $ink={ink}>
      <Face $ink={ink} data-surface="night">
        <PosterFrame scene={group.scene} narrow="16 / 9" wide="3 / 2" />
        <Words $gap={2}>
          <h2 id={`${group.id}-title`}>{group.title}</h2>
          <Text>{group.text}</Text>
        </Words>
      </Face>
      <Points>
        {group.points.map(({ title, text }) => (
          <Entry key={title} $ink={ink}>
            <dt>{title}</dt>
            <dd>{text}</dd>
          </Entry>
        ))}
      </Points>
    </Panel>
  )
}
