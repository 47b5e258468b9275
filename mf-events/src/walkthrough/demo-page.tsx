import { PageScaffold } from '@site/ui/page-scaffold'

export const Page = () => <PageScaffold title="See how a booking works">…</PageScaffold>
