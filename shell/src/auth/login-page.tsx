import { site } from '@site/contracts/site'
import { ButtonLink } from '@site/ui/button'
import { Row, Stack, Text } from '@site/ui/layout'
import { PageScaffold } from '@site/ui/page-scaffold'
import { useSearchParams } from 'react-router-dom'

/** Shown after an expired sign-in. There is no form: sign-in links come by email. */
export const LoginPage = () => {
  const [search] = useSearchParams()
  const expired = search.get('expired') === '1'
  return (
    <PageScaffold
      title={expired ? 'Your sign-in has expired' : 'Sign in'}
      narrow
      intro={
        expired
          ? 'The link you followed is no longer valid. Sign-in links work once and for a short time.'
          : 'Partners sign in with a link we send by email. There is no password to enter here.'
      }
    >
      <Stack $gap={6}>
        <Text>
          To get a new link, write to <a href={`mailto:${site.partnershipsEmail}`}>{site.partnershipsEmail}</a>. Looking
          for a hotel or planning a trip needs no sign-in at all.
        </Text>
        <Row>
          <ButtonLink to="/partner-portal">Go to the partner portal</ButtonLink>
          <ButtonLink to="/" $tone="outline">
            Find a hotel
          </ButtonLink>
        </Row>
      </Stack>
    </PageScaffold>
  )
}
