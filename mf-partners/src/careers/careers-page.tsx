import { Stack, Text } from '@site/ui/layout'
import { PageScaffold } from '@site/ui/page-scaffold'
import { color, font, media, space } from '@site/ui/tokens'
import { styled } from 'styled-components'
import { Strapline } from '../parts/strapline.tsx'
import { Board } from './board.tsx'
import { careers } from './content.ts'

const Two = styled.div`
  display: grid;
  gap: ${space(14)};
  padding-block: ${space(6)};
  ${media.desktop} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    gap: ${space(20)};
  }
`
const Work = styled.dl`
  border-top: 2px solid ${color.ink};
  & > div {
    display: grid;
    gap: ${space(1)} ${space(6)};
    padding-block: ${space(4)};
    border-bottom: 1px solid ${color.line};
    ${media.tablet} {
      grid-template-columns: 8rem minmax(0, 1fr);
    }
  }
  dt {
    font: 700 1.25rem/1.25 ${font.head};
  }
  dd {
    margin: 0;
  }
`

export const Page = () => (
  <PageScaffold title={careers.title} intro={<Strapline>{careers.strapline}</Strapline>}>
    <Board title={careers.board.title} text={careers.board.text} button={careers.board.button} />
    <Two>
      <Stack as="section" $gap={5} aria-labelledby="work">
        <Stack $gap={2}>
          <h2 id="work">{careers.workTitle}</h2>
          <Text $muted>{careers.workNote}</Text>
        </Stack>
        <Work>
          {careers.work.map(({ title, text }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </Work>
      </Stack>
      <Stack as="section" $gap={6} aria-labelledby="manners">
        <h2 id="manners">{careers.mannersTitle}</h2>
        {careers.manners.map(({ title, text }) => (
          <Stack key={title} $gap={1}>
            <h3>{title}</h3>
            <Text>{text}</Text>
          </Stack>
        ))}
        <Text $muted>{careers.closing}</Text>
      </Stack>
    </Two>
  </PageScaffold>
)
