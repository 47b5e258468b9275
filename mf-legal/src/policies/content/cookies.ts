import { site } from '@site/contracts/site'
import { mailLink } from '../../text/inline.ts'
import type { Policy } from '../policy.ts'

const { brand } = site

export const cookies: Policy = {
  title: 'Cookie Policy',
  intro: 'What your browser keeps for this site, and the choice that is yours.',
  gist: [
    'Essential entries make the site work and cannot be disabled.',
    'Analytics runs only after you say yes, and stops when you say no.',
    'You can change your mind here at any time.',
  ],
  sections: [
    {
      id: 'what-cookies-are',
      title: 'What cookies are',
      blocks: [
        'A cookie is a small piece of text that a site asks your browser to keep and show again on the next visit. Browsers have other places for such notes, like local storage. This policy covers all of them and calls them cookies.',
      ],
    },
    {
      id: 'your-choice',
      title: 'Your choice',
      blocks: [
        'Until you choose, only what is essential is used. Your choice is kept in this browser and applies at once.',
      ],
    },
    {
      id: 'essential-cookies',
      title: 'Essential cookies',
      blocks: [
        'The site needs these to work, so they cannot be disabled here. They are not used to follow you.',
        {
          table: {
            caption: 'Essential entries',
            columns: ['What is kept', 'Why'],
            rows: [
              ['Your consent choice', 'So that we ask once and keep to your answer.'],
              ['Your contrast choice', 'So that the high-contrast switch stays as you left it.'],
              [
                'A random visitor number',
                'So that you see the same version of the site from page to page. It says nothing about you.',
              ],
            ],
          },
        },
      ],
    },
    {
      id: 'analytics-and-functional-cookies',
      title: 'Analytics and functional cookies',
      blocks: [
        '**Analytics cookies** count visits and show which pages help and which do not. They are set only if you choose analytics above.',
        '**Functional cookies** remember how you like things, where a page offers that.',
        'You can switch off both in your browser settings too; the site goes on working without them.',
      ],
    },
    {
      id: 'managing-cookies',
      title: 'Managing cookies',
      blocks: [
        'Every browser can show, delete and block cookies: look for Privacy or Site data in its settings. If you delete everything, we forget your choices as well, analytics goes back to off, and you can choose again on this page. If you block all storage, the site still works but cannot remember anything.',
      ],
    },
    {
      id: 'third-party-cookies',
      title: 'Third-party cookies',
      blocks: [
        'Two kinds of partner may set cookies of their own:',
        {
          list: [
            '**an analytics service,** once you have agreed to analytics;',
            '**payment processors,** on their payment pages, to complete a payment and prevent fraud.',
          ],
        },
        'Their use of cookies follows their own policies.',
      ],
    },
    {
      id: 'contact',
      title: 'Contact',
      blocks: [
        `Questions about cookies on ${brand} go to ${mailLink(site.privacyEmail)}. The [Privacy Policy](/privacy) covers everything else we do with information.`,
      ],
    },
  ],
}
