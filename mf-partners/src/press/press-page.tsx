import { site } from '@site/contracts/site'
import { useToast } from '@stageside/kit'
import { Button } from '@stageside/ui/button'
import { Row, Stack, Text } from '@stageside/ui/layout'
import { color, font, media, size, space } from '@stageside/ui/tokens'
import { styled } from 'styled-components'
import { PartnerMail } from '../parts/actions.tsx'
import { Chapter, ContentPage } from '../parts/layout.tsx'
import { PointList, Titled } from '../parts/points.tsx'
import { press } from './content.ts'

/** Styled as a newspaper's front page: double rule, lead story, a column of facts. */
const FrontPage = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(10)};
  padding-top: ${space(8)};
  border-top: 6px double ${color.ink};
  ${media.desktop} {
    grid-template-columns: minmax(0, 8fr) minmax(0, 4fr);
    gap: 0;
    & > :first-child {
      padding-right: ${space(12)};
    }
    & > :last-child {
      padding-left: ${space(12)};
      border-left: 1px solid ${color.line};
    }
  }
`
const Lead = styled.blockquote`
  margin: 0;
  font: 500 ${size.h2} / 1.35 ${font.head};
  letter-spacing: -0.01em;
`
const Facts = styled(PointList)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
  dt {
    font-size: 0.875rem;
    color: ${color.muted};
  }
  dd {
    font-weight: 600;
  }
  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr);
  }
`
const Coming = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(6)};
  list-style: none;
  padding-block: ${space(6)};
  border-top: 1px solid ${color.ink};
  border-bottom: 1px solid ${color.ink};
  ${media.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: ${space(10)};
  }
`

/** Copies the paragraph; where the browser refuses, explains how to copy it by hand. */
const CopyParagraph = () => {
  const toast = useToast()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(press.boilerplate)
      toast({ title: 'Paragraph copied', tone: 'success' })
    } catch {
      toast({
        title: 'The paragraph was not copied',
        description: 'Your browser doesn’t allow it here. Select the text and copy it yourself.',
        tone: 'destructive',
      })
    }
  }
  return (
    <div data-screen-only>
      <Button $tone="outline" $size="small" onClick={copy}>
        Copy this paragraph
      </Button>
    </div>
  )
}

export const Page = () => (
  <ContentPage content={press} badge={press.badge}>
    <FrontPage>
      <Stack as="section" $gap={5} aria-labelledby="boilerplate">
        <h2 id="boilerplate">{press.boilerplateTitle}</h2>
        <Lead>{press.boilerplate}</Lead>
        <CopyParagraph />
      </Stack>
      <Stack as="section" $gap={5} aria-labelledby="facts">
        <h2 id="facts">{press.factsTitle}</h2>
        <Facts points={press.facts} />
      </Stack>
    </FrontPage>
    <Chapter $gap={5} aria-labelledby="coming">
      <h2 id="coming">{press.comingTitle}</h2>
      <Coming role="list">
        {Object.entries(press.coming).map(([title, text]) => (
          <li key={title}>
            <Titled title={title} text={text} gap={2} />
          </li>
        ))}
      </Coming>
    </Chapter>
    <Chapter $gap={4} aria-labelledby="deadline">
      <h2 id="deadline">{press.contact.title}</h2>
      <Text $lead>{press.contact.text}</Text>
      <Row>
        <PartnerMail subject={`${press.contact.subject}${site.brand}`} $size="large" />
      </Row>
    </Chapter>
  </ContentPage>
)
