import { DOCS, type Feature } from './feature.ts'

/** Longest price range of a business that is shown. */
const MOST_PRICE_RANGE_CHARACTERS = 100

const LOCAL_BUSINESS = {
  name: 'Local business',
  help: `${DOCS}/local-business`,
  scope: 'page',
  required: ['name', 'address'],
  rules: [
    {
      path: 'priceRange',
      accepts: text => [...text].length < MOST_PRICE_RANGE_CHARACTERS,
      fault: `is too long: Google allows fewer than ${MOST_PRICE_RANGE_CHARACTERS} characters`,
    },
  ],
} satisfies Partial<Feature>

/**
 * Hotels and the like are open day and night, freelancers and builders come to their customers, and clubs and stadiums have
 * hours of training and of games.
 */
const WITHOUT_HOURS = [
  'LodgingBusiness',
  'ProfessionalService',
  'HomeAndConstructionBusiness',
  'SportsClub',
  'StadiumOrArena',
]

/** Businesses, sites, places and events. */
export const PLACE_AND_EVENT_FEATURES: readonly Feature[] = [
  {
    ...LOCAL_BUSINESS,
    types: ['LocalBusiness'],
    except: WITHOUT_HOURS,
    recommended: ['url', 'telephone', 'openingHoursSpecification|openingHours'],
  },
  {
    ...LOCAL_BUSINESS,
    types: WITHOUT_HOURS,
    except: ['VacationRental'],
    recommended: ['url', 'telephone'],
  },
  {
    name: 'Organization',
    help: `${DOCS}/organization`,
    types: ['Organization'],
    except: ['LocalBusiness'],
    scope: 'home',
    isOneOfSite: true,
    recommended: ['name', 'url', 'logo'],
  },
  {
    name: 'Site name',
    help: 'https://developers.google.com/search/docs/appearance/site-names',
    types: ['WebSite'],
    scope: 'home',
    required: ['name', 'url'],
  },
  {
    name: 'Event',
    help: `${DOCS}/event`,
    types: ['Event'],
    // Kinds that stand for something else: a live badge of a video, orders, clicks and likes, the terms of a course.
    except: ['PublicationEvent', 'DeliveryEvent', 'UserInteraction', 'CourseInstance'],
    scope: 'page',
    // An event of history that the page mentions, by its entry there.
    when: ({ id }) => !/^https?:\/\/(?:www\.)?(?:wikidata|dbpedia)\.org\//i.test(id ?? ''),
    required: ['name', 'startDate', 'location'],
    recommended: ['endDate', 'description', 'image', 'offers', 'organizer'],
    parts: [{ property: 'location', types: ['Place'], required: ['address'], recommended: ['name'] }],
  },
  {
    name: 'Vacation rental',
    help: `${DOCS}/vacation-rental`,
    types: ['VacationRental'],
    scope: 'page',
    required: ['name', 'identifier', 'image', 'latitude|geo', 'longitude|geo', 'containsPlace'],
    recommended: ['address', 'description'],
    parts: [
      { property: 'containsPlace', types: ['Accommodation'], required: ['occupancy'] },
      { property: 'geo', types: ['GeoCoordinates'], required: ['latitude', 'longitude'] },
    ],
  },
]
