import { cookies } from '../policies/content/cookies.ts'
import { PolicyPage } from '../policies/policy-page.tsx'
import { ConsentForm } from './consent-form.tsx'

export const Page = () => <PolicyPage policy={cookies} extras={{ 'your-choice': <ConsentForm /> }} />
