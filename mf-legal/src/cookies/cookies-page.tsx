import { site } from '@site/contracts/site'
import { visitorCookie } from '@site/contracts/visitor-cookie'
import { PolicyPage } from '../policies/policy-page.tsx'
import { section, type Policy } from '../policies/policy.tsx'
import { mailLink } from '../text/inline.tsx'
import { ConsentForm } from './consent-form.tsx'

const { brand } = site

export const cookies: Policy = {
  title: 'Cookie Policy',
  intro: 'What your browser keeps for this site, and what you can switch off.',
  gist: [
    'Essential entries make the site work and cannot be disabled.',
    'Analytics runs only after you say yes, and stops when you say no.',
    'You can change your mind here at any time.',
  ],
  sections: [
    section(
      'what-cookies-are',
      'What cookies are',
      'A cookie is a small piece of text that a site asks your browser to keep and send back on the next visit. Browsers can also keep data in local storage, in session storage (for one tab) and in cache storage. This policy covers all of them and calls them cookies.',
    ),
    section(
      'your-choice',
      'Your choice',
      'Until you choose, analytics stays off. Your choice is kept in this browser and applies at once.',
    ),
    section(
      'essential-cookies',
      'Essential cookies',
      'The site needs these to work, so they cannot be disabled here. They are not used to follow you.',
      {
        table: {
          caption: 'Essential entries',
          columns: ['What is kept', 'Where and for how long', 'Why'],
          rows: [
            [
              `A random visitor number, “${visitorCookie.name}” (over a secure connection “${visitorCookie.secureName}”)`,
              `Cookie, ${visitorCookie.years} year`,
              'So that you see the same version of the site from page to page. It says nothing about you.',
            ],
            [
              'Your consent choice, “consent”',
              'Local storage, until you delete it',
              'So that we ask once and keep to your answer.',
            ],
            [
              'Your contrast choice, “contrast”',
              'Local storage, until you delete it',
              'So that the high-contrast switch stays as you left it.',
            ],
            [
              'Versions of the site chosen in the address, “overrides”',
              'Session storage, until you close the tab',
              'So that people who test a new version stay on it. Other visitors never have this entry.',
            ],
            [
              'That you have seen the notice about an out-of-date browser, “old”',
              'Session storage, until you close the tab',
              'So that an old browser shows the notice once.',
            ],
          ],
        },
      },
    ),
    section(
      'analytics-and-functional-cookies',
      'Analytics and functional cookies',
      '**Analytics** shows which pages are slow or fail to load, and how often a search leads to a hotel. It runs only if you choose it above. When you leave a page, your browser then sends us the page’s path, how long its parts took to appear and whether a search had led to a hotel, and nothing that identifies you. We keep totals only, set no cookie for it and pass it on to nobody.',
      '**Functional cookies** remember what you searched for, saved and planned. They stay in your browser.',
      {
        table: {
          caption: 'Functional entries',
          columns: ['What is kept', 'Where and for how long', 'Why'],
          rows: [
            [
              'Your recent searches, “search.recent”: the name of each place and its address on this site',
              'Local storage, the five newest, until you clear them in the search field',
              'So that you find a place again without typing it.',
            ],
            [
              'Hotels you saved, “hotels.saved”: the name and city of each, and the place you saved it for',
              'Local storage, at most a hundred, until you remove them',
              'So that you find them again without an account.',
            ],
            [
              'Plans of the AI trip planner, “planner.plans”',
              'Local storage, the twelve newest, until you remove them',
              'So that you find your plans again without an account.',
            ],
            [
              'Plans you open by a link for planning together, “planner.room”, with the secret part of that link',
              'Local storage, the four newest, until you clear the site’s data or the plan is no longer shared',
              'So that they open without an internet connection and no change is lost.',
            ],
            [
              'Which plan is open, “planner.current”',
              'Session storage, until you close the tab',
              'So that the plan is still there after a reload.',
            ],
            [
              'The planner’s page and its files, “planner-page”, and the script that opens them (a service worker)',
              'Cache storage, the newest copy only, from your first plan until you clear the site’s data',
              'So that a shared plan opens without an internet connection.',
            ],
            [
              'Parts of maps around your plans, “planner-tiles”',
              'Cache storage, at most 24 MB, the oldest give way first',
              'So that the map of each day is there without an internet connection.',
            ],
          ],
        },
      },
      'You can also switch both off in your browser settings; the site still works without them.',
    ),
    section(
      'managing-cookies',
      'Managing cookies',
      'Every browser can show, delete and block cookies: look for Privacy or Site data in its settings. If you delete everything, your choices are gone too: analytics is off again until you choose otherwise on this page. If you block all storage, the site still works but cannot remember anything.',
    ),
    section(
      'third-party-cookies',
      'Third-party cookies',
      'At present nobody else sets cookies on our pages. Two kinds of partner may do so in future:',
      [
        '**an analytics service,** once you have agreed to analytics;',
        '**payment processors,** on their own payment pages, to complete a payment and prevent fraud.',
      ],
      'Their use of cookies follows their own policies.',
    ),
    section(
      'contact',
      'Contact',
      `Questions about cookies on ${brand} go to ${mailLink(site.privacyEmail)}. The [Privacy Policy](/privacy) covers everything else we do with information.`,
    ),
  ],
}

export const Page = () => <PolicyPage policy={cookies} extras={{ 'your-choice': <ConsentForm /> }} />
