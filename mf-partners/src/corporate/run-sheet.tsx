import { color, font, media, space } from '@site/ui/tokens'
import { styled } from 'styled-components'
import type { ServiceGroup } from './content.ts'

/** The run sheet of an event: a description and its items. */
const Sheet = styled.ul`
  list-style: none;
  background: ${color.card};
  border-top: 0.5rem solid ${color.expo};
  box-shadow: 0 8px 24px rgb(27 26 23 / 8%);
`
const Entry = styled.li`
  display: grid;
  gap: ${space(3)} ${space(10)};
  padding: ${space(6)};
  &:not(:first-child) {
    border-top: 2px dashed ${color.line};
  }
  h3 {
    font: 700 1.625rem/1.15 ${font.head};
  }
  ${media.tablet} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
    align-items: center;
    padding: ${space(8)};
  }
`
const Words = styled.div`
  display: grid;
  align-content: start;
  gap: ${space(2)};
`
const Ticks = styled.ul`
  display: grid;
  align-content: start;
  gap: ${space(2)};
  list-style: none;
  li {
    display: grid;
    grid-template-columns: 1.125rem minmax(0, 1fr);
    gap: ${space(3)};
  }
  li::before {
    content: '';
    width: 1.125rem;
    height: 1.125rem;
    margin-top: 0.2em;
    border: 2px solid ${color.expo};
  }
`

export const RunSheet = ({ services }: { services: readonly ServiceGroup[] }) => (
  <Sheet role="list">
    {services.map(({ title, text, items }) => (
      <Entry key={title}>
        <Words>
          <h3>{title}</h3>
          <p>{text}</p>
        </Words>
        <Ticks role="list">
          {items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </Ticks>
      </Entry>
    ))}
  </Sheet>
)
