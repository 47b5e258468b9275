import { foldText } from './page.ts'

/** Parts of countries that stand behind the name of a town to tell it from others: those of the USA and Canada. */
const STATES: ReadonlySet<string> = new Set(
  `alabama|alaska|arizona|arkansas|california|colorado|connecticut|delaware|florida|georgia|hawaii|idaho|illinois|indiana|iowa|kansas|kentucky|louisiana|maine|maryland|massachusetts|michigan|minnesota|mississippi|missouri|montana|nebraska|nevada|new hampshire|new jersey|new mexico|new york|north carolina|north dakota|ohio|oklahoma|oregon|pennsylvania|rhode island|south carolina|south dakota|tennessee|texas|utah|vermont|virginia|washington|west virginia|wisconsin|wyoming|alberta|british columbia|manitoba|new brunswick|newfoundland|nova scotia|ontario|prince edward island|quebec|saskatchewan`.split(
    '|',
  ),
)
export const isState = (text: string): boolean => STATES.has(foldText(text.trim()))

/** Counties of Britain and Ireland, as they stand behind the name of a town: "Boston, Lincolnshire". */
const COUNTIES: ReadonlySet<string> = new Set(
  `bedfordshire|berkshire|buckinghamshire|cambridgeshire|cheshire|cornwall|cumbria|derbyshire|devon|dorset|county durham|east sussex|east yorkshire|essex|gloucestershire|hampshire|herefordshire|hertfordshire|isle of wight|kent|lancashire|leicestershire|lincolnshire|merseyside|norfolk|north yorkshire|northamptonshire|northumberland|nottinghamshire|oxfordshire|rutland|shropshire|somerset|south yorkshire|staffordshire|suffolk|surrey|sussex|tyne and wear|warwickshire|west midlands|west sussex|west yorkshire|wiltshire|worcestershire|yorkshire|aberdeenshire|angus|argyll|ayrshire|fife|lanarkshire|perthshire|anglesey|carmarthenshire|ceredigion|gwynedd|monmouthshire|pembrokeshire|powys|county antrim|county armagh|county clare|county cork|county donegal|county down|county galway|county kerry|county kildare|county kilkenny|county mayo|county meath|county sligo|county tipperary|county waterford|county wexford|county wicklow`.split(
    '|',
  ),
)
/** Says of a town that bears the name of one elsewhere that it is the British or Irish one. */
export const isCounty = (text: string): boolean => COUNTIES.has(foldText(text.trim()).replace(/^co\.? /, 'county '))
