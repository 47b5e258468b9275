import { site } from '@site/contracts/site'
import { mailLink } from '../text/inline.tsx'
import { PolicyPage } from './policy-page.tsx'
import { section, type Policy } from './policy.tsx'

/** The privacy policy's sentence on the public site of the online check; empty where none is set. */
export const onlineCheckClause = (url: string | null): readonly string[] =>
  url === null
    ? []
    : [
        `**${new URL(url).host},** which your browser asks whether there is a connection before it sends a partner enquiry. It learns your IP address, and nothing you typed.`,
      ]

const { brand, company } = site

export const privacy: Policy = {
  title: 'Privacy Policy',
  intro: `What ${brand} collects about you, what we do with it, and the choices you have.`,
  gist: [
    'We collect what we need to book, to reply to you and to plan, and list it below.',
    'We share it with those who provide your trip, process your payment or run our systems, and where the law requires it.',
    'Marketing and analytics happen only with your consent.',
    `You may see, correct, move or delete your information: write to ${mailLink(site.privacyEmail)}.`,
  ],
  sections: [
    section(
      'information-we-collect',
      'Information we collect',
      'Reading the site, searching and planning need no account. Depending on what you use, we may collect:',
      [
        '**Contact details:** name, email, phone and postal address, when you write to us, join a waitlist or book.',
        '**Payment details:** payment and billing details and your transaction history, when you pay.',
        '**Travel details:** your travel preferences and booking history.',
        '**Device and usage data:** IP address, browser, operating system and how you interact with the site. If part of a page fails, your browser also sends us the error and the page’s path, never what you typed. While some visitors try a new version of a page, our servers count how often each version is opened and how often it fails: totals, with nothing about you.',
        '**Location data:** only when location services are enabled and you let your browser share it. At present the site never asks for it.',
      ],
      'Most of it comes from you. Some comes from partners who carry out your booking, or from your device.',
    ),
    section(
      'how-we-use-it',
      'How we use your information',
      [
        'to make, change and cancel bookings and to process payments;',
        'to answer you and give support;',
        'to send confirmations and travel updates;',
        'to improve the AI trip planner;',
        'to send marketing, if you have consented. Every such message says how to stop it.',
      ],
      'We do not use your information for a purpose you would not expect from this list without asking you first, unless the law requires or allows it.',
    ),
    section(
      'how-we-share-it',
      'How we share your information',
      'Only with those who need it, and only what they need:',
      [
        '**Hotel and venue partners,** so that your room or seat is held in your name.',
        '**Payment processors,** who handle cards, buy now, pay later and cryptocurrency.',
        '**Service providers** who run parts of our systems for us, such as hosting, mail, map images and address search. An address search, for example, gets the address you type, but not your name.',
        ...onlineCheckClause(site.onlineCheck.url),
        '**Authorities,** where we must comply with the law.',
      ],
    ),
    section(
      'security',
      'Security',
      'We protect information with technical and organisational measures that fit its sensitivity, among them encrypted connections and access limited to those who need it. Payment details go to the payment provider who processes them.',
      `No system is perfectly safe. If you think something is wrong, write to ${mailLink(site.privacyEmail)} straight away. If a breach is likely to cause you serious harm, we tell you and the regulator, as the law requires.`,
    ),
    section(
      'your-rights',
      'Your rights',
      'You may ask us to:',
      [
        '**access** – see what we hold about you;',
        '**correct** – put right what is wrong or out of date;',
        '**delete** – erase what we no longer have to keep;',
        '**opt out of marketing** – at any time, without giving a reason;',
        '**port** – receive your information in a form that other services can read.',
      ],
      `Write to ${mailLink(site.privacyEmail)}. We may have to check that it is really you. If you are not happy with our answer, you can complain to the [Office of the Australian Information Commissioner](https://www.oaic.gov.au).`,
    ),
    section(
      'cookies',
      'Cookies',
      'Your browser keeps a few small entries: a random visitor number, your choices about analytics and contrast, your recent searches, and the hotels and plans you saved. Analytics runs only if you agree. The [Cookie Policy](/cookies#your-choice) lists every entry, says how long each is kept and lets you choose.',
    ),
    section(
      'ai-processing',
      'AI processing',
      'The AI trip planner works with the destination, the dates, the number of days and the interests you give it. It doesn’t need to know who you are, and you don’t need to sign up. If a language model helps to choose places, it gets the city, the number of days, the pace and the interests, and nothing about you. If one helps to read your request, it gets the destination and the notes as you typed them.',
      'Plans you share for editing are stored on our servers until 30 days after the last visit; anyone with the link can open them. Other plans stay in your browser and in the links you share: the plan stands after the # of a link, a part that browsers send to no server.',
      '**A calendar subscription is different:** its address holds the plan. Each time your calendar, or the company that runs it, asks for that address, the whole plan is sent to our server, which makes the calendar from it and keeps neither the plan nor the address. Whoever has the address can read the plan. To stop, delete the subscription in your calendar.',
      '**Weather:** where a plan shows a forecast, our server has asked a weather service for it. The service learns a point rounded to about 10 km, and neither your IP address nor your plan.',
      'To improve the planner we use only aggregated, anonymised data, which cannot be traced to you.',
    ),
    section(
      'international-transfers',
      'International transfers',
      'If you book a trip abroad, a hotel or a venue there receives your booking, and some of our service providers work from other countries. When information leaves Australia we take reasonable steps to see that it is handled in line with the Australian Privacy Principles.',
    ),
    section(
      'contact',
      'Contact and changes',
      `Questions, requests and complaints go to ${mailLink(site.privacyEmail)} or by post to ${company.legalName}, ${company.address.join(', ')}.`,
      'When we change this policy, we change the date at the top. If a change is material, we email the people it affects.',
    ),
  ],
}

export const Page = () => <PolicyPage policy={privacy} />
