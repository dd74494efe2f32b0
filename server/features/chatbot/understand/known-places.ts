import { quoteForm } from "#content/en/quote-form.ts";

/** A place in the three scripts that visitors write. Whether the company serves it stands in content/. */
export interface Place {
  readonly en: string;
  readonly hi: string;
  readonly pa: string;
  /** Other names and common misspellings, parted by commas. */
  readonly also: string;
  /** The served region that it is a part of, by its English name. */
  readonly partOf?: string;
  /** The state that it lies in, by its English name; of the places that the website names. */
  readonly state?: string;
  /** The town of the website that it lies beside, by its English name. */
  readonly beside?: string;
}

const stateOf: Readonly<Record<string, string>> = {
  Mohali: "Punjab",
  Ludhiana: "Punjab",
  Jalandhar: "Punjab",
  Ambala: "Haryana",
  Panchkula: "Haryana",
  Jaipur: "Rajasthan",
  Bangalore: "Karnataka",
};

/** Only what the quote form says: of other places no page tells how near they are to one of ours. */
const besideOf: Readonly<Record<string, string | undefined>> = Object.fromEntries(
  quoteForm.places.map(({ name, beside }) => [name, beside]),
);

function place(en: string, hi: string, pa: string, also = "", partOf?: string): Place {
  const state = stateOf[en];
  const beside = besideOf[en];
  return { en, hi, pa, also, ...(partOf && { partOf }), ...(state && { state }), ...(beside && { beside }) };
}

const ncr = "Delhi-NCR";
const bangalore = "Bangalore";

const states: readonly Place[] = [
  place("Punjab", "पंजाब", "ਪੰਜਾਬ"),
  place("Haryana", "हरियाणा", "ਹਰਿਆਣਾ"),
  place("Himachal", "हिमाचल", "ਹਿਮਾਚਲ", "himachal pradesh"),
  place("Rajasthan", "राजस्थान", "ਰਾਜਸਥਾਨ"),
  place("Uttar Pradesh", "उत्तर प्रदेश", "ਉੱਤਰ ਪ੍ਰਦੇਸ਼"),
  place("Gujarat", "गुजरात", "ਗੁਜਰਾਤ"),
  place("Maharashtra", "महाराष्ट्र", "ਮਹਾਰਾਸ਼ਟਰ"),
  place("Karnataka", "कर्नाटक", "ਕਰਨਾਟਕ"),
  place("Kerala", "केरल", "ਕੇਰਲ", "keral"),
  place("Bihar", "बिहार", "ਬਿਹਾਰ"),
  place("Assam", "असम", "ਅਸਾਮ", "asam, north east, northeast"),
  place("West Bengal", "बंगाल", "ਬੰਗਾਲ", "bengal"),
  place("Odisha", "ओडिशा", "ਉੜੀਸਾ", "orissa, उड़ीसा"),
  place("Madhya Pradesh", "मध्य प्रदेश", "ਮੱਧ ਪ੍ਰਦੇਸ਼"),
  place("Jharkhand", "झारखंड", "ਝਾਰਖੰਡ"),
  place("Chhattisgarh", "छत्तीसगढ़", "ਛੱਤੀਸਗੜ੍ਹ"),
  place("Uttarakhand", "उत्तराखंड", "ਉੱਤਰਾਖੰਡ", "uttaranchal"),
  place("Telangana", "तेलंगाना", "ਤੇਲੰਗਾਨਾ"),
  place("Andhra Pradesh", "आंध्र प्रदेश", "ਆਂਧਰਾ ਪ੍ਰਦੇਸ਼", "andhra"),
  place("Tamil Nadu", "तमिलनाडु", "ਤਾਮਿਲਨਾਡੂ", "tamilnadu, tamil naadu"),
];

/** Places that people ask about, so that the assistant can tell a place from a word that it does not know. */
export const places: readonly Place[] = [
  place("Mohali", "मोहाली", "ਮੋਹਾਲੀ", "mohli, mohaali, sas nagar, moholi, mohalli, mohali phase 8"),
  place("Chandigarh", "चंडीगढ़", "ਚੰਡੀਗੜ੍ਹ", "chd, chandigrah, chandigad, chandigadh, chandighar, chandigarah"),
  place("Panchkula", "पंचकूला", "ਪੰਚਕੂਲਾ", "panchkoola, pkl"),
  place("Delhi", "दिल्ली", "ਦਿੱਲੀ", "new delhi, dilli, dehli, dilhi, dlehi, delhi city", ncr),
  place(
    "Delhi-NCR",
    "दिल्ली-एनसीआर",
    "ਦਿੱਲੀ-ਐਨਸੀਆਰ",
    "delhi ncr, ncr, एनसीआर, ਐਨਸੀਆਰ, दिल्ली एनसीआर, ਦਿੱਲੀ ਐਨਸੀਆਰ",
  ),
  place("Bangalore", "बेंगलुरु", "ਬੰਗਲੌਰ", "bengaluru, banglore, blr, bangaluru, बैंगलोर, बंगलौर, बेंगलूरु, ਬੈਂਗਲੁਰੂ, ਬੈਂਗਲੋਰ"),
  place("Ludhiana", "लुधियाना", "ਲੁਧਿਆਣਾ", "ludhiyana, ludiana, ldh, ludhyana"),
  place("Jalandhar", "जालंधर", "ਜਲੰਧਰ", "jalandar, jullundur, jalandher, jlandhar"),
  place("Ambala", "अंबाला", "ਅੰਬਾਲਾ", "ambla, ambaala, umbala, अम्बाला"),
  place("Jaipur", "जयपुर", "ਜੈਪੁਰ", "jaypur, jaipr, जैपुर"),
  place("Gurgaon", "गुड़गांव", "ਗੁੜਗਾਉਂ", "gurugram, gurgoan, गुरुग्राम, ਗੁਰੂਗ੍ਰਾਮ", ncr),
  place("Noida", "नोएडा", "ਨੋਇਡਾ", "greater noida, nodia", ncr),
  place("Ghaziabad", "गाज़ियाबाद", "ਗਾਜ਼ੀਆਬਾਦ", "gaziabad", ncr),
  place("Faridabad", "फरीदाबाद", "ਫਰੀਦਾਬਾਦ", "fridabad", ncr),
  place("Manesar", "मानेसर", "ਮਾਨੇਸਰ", "imt manesar", ncr),
  place("Okhla", "ओखला", "ਓਖਲਾ", "", ncr),
  place("Chandni Chowk", "चांदनी चौक", "ਚਾਂਦਨੀ ਚੌਕ", "chandani chowk", ncr),
  place("Nehru Place", "नेहरू प्लेस", "ਨਹਿਰੂ ਪਲੇਸ", "", ncr),
  place("Karol Bagh", "करोल बाग", "ਕਰੋਲ ਬਾਗ", "karolbagh", ncr),
  place("Azadpur", "आज़ादपुर", "ਆਜ਼ਾਦਪੁਰ", "azadpur mandi", ncr),
  place("Narela", "नरेला", "ਨਰੇਲਾ", "", ncr),
  place("HSR Layout", "एचएसआर लेआउट", "ਐਚਐਸਆਰ ਲੇਆਉਟ", "hsr", bangalore),
  place("Whitefield", "व्हाइटफील्ड", "ਵਾਈਟਫੀਲਡ", "", bangalore),
  place("Koramangala", "कोरमंगला", "ਕੋਰਮੰਗਲਾ", "koramangla", bangalore),
  place("Indiranagar", "इंदिरानगर", "ਇੰਦਰਾਨਗਰ", "indira nagar", bangalore),
  place("Electronic City", "इलेक्ट्रॉनिक सिटी", "ਇਲੈਕਟ੍ਰਾਨਿਕ ਸਿਟੀ", "electronics city", bangalore),
  place("Amritsar", "अमृतसर", "ਅੰਮ੍ਰਿਤਸਰ", "amristar, asr"),
  place("Patiala", "पटियाला", "ਪਟਿਆਲਾ"),
  place("Bathinda", "बठिंडा", "ਬਠਿੰਡਾ", "bhatinda"),
  place("Pathankot", "पठानकोट", "ਪਠਾਨਕੋਟ"),
  place("Hoshiarpur", "होशियारपुर", "ਹੁਸ਼ਿਆਰਪੁਰ"),
  place("Moga", "मोगा", "ਮੋਗਾ"),
  place("Rajpura", "राजपुरा", "ਰਾਜਪੁਰਾ"),
  place("Kharar", "खरड़", "ਖਰੜ"),
  place("Zirakpur", "ज़ीरकपुर", "ਜ਼ੀਰਕਪੁਰ", "zirkpur, jirakpur"),
  place("Dera Bassi", "डेराबस्सी", "ਡੇਰਾਬੱਸੀ", "derabassi"),
  place("Landran", "लांडरां", "ਲਾਂਡਰਾਂ", "landra, landaran, लांडरा"),
  place("Banur", "बनूड़", "ਬਨੂੜ", "banoor"),
  place("Kurali", "कुराली", "ਕੁਰਾਲੀ", "kurli"),
  place("Phagwara", "फगवाड़ा", "ਫਗਵਾੜਾ"),
  place("Sangrur", "संगरूर", "ਸੰਗਰੂਰ"),
  place("Ropar", "रोपड़", "ਰੋਪੜ", "rupnagar, रूपनगर, ਰੂਪਨਗਰ"),
  place("New Chandigarh", "न्यू चंडीगढ़", "ਨਿਊ ਚੰਡੀਗੜ੍ਹ", "mullanpur, मुल्लांपुर, ਮੁੱਲਾਂਪੁਰ"),
  place("Morinda", "मोरिंडा", "ਮੋਰਿੰਡਾ"),
  place("Lalru", "लालड़ू", "ਲਾਲੜੂ"),
  place("Khanna", "खन्ना", "ਖੰਨਾ", "ਖੰਨੇ"),
  place("Samrala", "समराला", "ਸਮਰਾਲਾ", "ਸਮਰਾਲੇ"),
  place("Sirhind", "सरहिंद", "ਸਰਹਿੰਦ"),
  place("Fatehgarh Sahib", "फतेहगढ़ साहिब", "ਫ਼ਤਿਹਗੜ੍ਹ ਸਾਹਿਬ", "ਫਤਿਹਗੜ੍ਹ ਸਾਹਿਬ"),
  place("Mandi Gobindgarh", "मंडी गोबिंदगढ़", "ਮੰਡੀ ਗੋਬਿੰਦਗੜ੍ਹ", "gobindgarh, गोबिंदगढ़, ਗੋਬਿੰਦਗੜ੍ਹ"),
  place("Anandpur Sahib", "आनंदपुर साहिब", "ਅਨੰਦਪੁਰ ਸਾਹਿਬ", "ਆਨੰਦਪੁਰ ਸਾਹਿਬ"),
  place("Nangal", "नंगल", "ਨੰਗਲ"),
  place("Nawanshahr", "नवांशहर", "ਨਵਾਂਸ਼ਹਿਰ", "nawanshahar, nawashahr, ਨਵਾਂ ਸ਼ਹਿਰ"),
  place("Jagraon", "जगरांव", "ਜਗਰਾਉਂ"),
  place("Malerkotla", "मलेरकोटला", "ਮਲੇਰਕੋਟਲਾ"),
  place("Nabha", "नाभा", "ਨਾਭਾ"),
  place("Barnala", "बरनाला", "ਬਰਨਾਲਾ"),
  place("Mansa", "मानसा", "ਮਾਨਸਾ"),
  place("Faridkot", "फरीदकोट", "ਫ਼ਰੀਦਕੋਟ"),
  place("Muktsar", "मुक्तसर", "ਮੁਕਤਸਰ"),
  place("Abohar", "अबोहर", "ਅਬੋਹਰ"),
  place("Fazilka", "फाजिल्का", "ਫ਼ਾਜ਼ਿਲਕਾ"),
  place("Kapurthala", "कपूरथला", "ਕਪੂਰਥਲਾ"),
  place("Gurdaspur", "गुरदासपुर", "ਗੁਰਦਾਸਪੁਰ"),
  place("Batala", "बटाला", "ਬਟਾਲਾ"),
  place("Tarn Taran", "तरनतारन", "ਤਰਨਤਾਰਨ"),
  place("Pinjore", "पिंजौर", "ਪਿੰਜੌਰ"),
  place("Kalka", "कालका", "ਕਾਲਕਾ"),
  place("Parwanoo", "परवाणू", "ਪਰਵਾਣੂ", "parwanu"),
  place("Barwala", "बरवाला", "ਬਰਵਾਲਾ"),
  place("Naraingarh", "नारायणगढ़", "ਨਰਾਇਣਗੜ੍ਹ"),
  place("Shahabad", "शाहाबाद", "ਸ਼ਾਹਾਬਾਦ"),
  place("Nalagarh", "नालागढ़", "ਨਾਲਾਗੜ੍ਹ"),
  place("Kasauli", "कसौली", "ਕਸੌਲੀ"),
  place("Hamirpur", "हमीरपुर", "ਹਮੀਰਪੁਰ"),
  place("Kangra", "कांगड़ा", "ਕਾਂਗੜਾ"),
  place("Paonta Sahib", "पांवटा साहिब", "ਪਾਉਂਟਾ ਸਾਹਿਬ"),
  place("Sirsa", "सिरसा", "ਸਿਰਸਾ"),
  place("Bhiwani", "भिवानी", "ਭਿਵਾਨੀ"),
  place("Palwal", "पलवल", "ਪਲਵਲ"),
  place("Roorkee", "रुड़की", "ਰੁੜਕੀ"),
  place("Muzaffarnagar", "मुजफ्फरनगर", "ਮੁਜ਼ੱਫਰਨਗਰ"),
  place("Moradabad", "मुरादाबाद", "ਮੁਰਾਦਾਬਾਦ"),
  place("Bareilly", "बरेली", "ਬਰੇਲੀ"),
  place("Firozpur", "फिरोजपुर", "ਫ਼ਿਰੋਜ਼ਪੁਰ", "ferozepur"),
  place("Shimla", "शिमला", "ਸ਼ਿਮਲਾ", "simla"),
  place("Manali", "मनाली", "ਮਨਾਲੀ", "kullu"),
  place("Baddi", "बद्दी", "ਬੱਦੀ"),
  place("Solan", "सोलन", "ਸੋਲਨ"),
  place("Dharamshala", "धर्मशाला", "ਧਰਮਸ਼ਾਲਾ", "dharamsala"),
  place("Jammu", "जम्मू", "ਜੰਮੂ"),
  place("Srinagar", "श्रीनगर", "ਸ੍ਰੀਨਗਰ", "kashmir"),
  place("Ladakh", "लद्दाख", "ਲੱਦਾਖ", "leh"),
  place("Karnal", "करनाल", "ਕਰਨਾਲ"),
  place("Panipat", "पानीपत", "ਪਾਣੀਪਤ"),
  place("Sonipat", "सोनीपत", "ਸੋਨੀਪਤ", "sonepat"),
  place("Kurukshetra", "कुरुक्षेत्र", "ਕੁਰੂਕਸ਼ੇਤਰ"),
  place("Rohtak", "रोहतक", "ਰੋਹਤਕ"),
  place("Hisar", "हिसार", "ਹਿਸਾਰ", "hissar"),
  place("Rewari", "रेवाड़ी", "ਰੇਵਾੜੀ"),
  place("Yamunanagar", "यमुनानगर", "ਯਮੁਨਾਨਗਰ"),
  place("Saharanpur", "सहारनपुर", "ਸਹਾਰਨਪੁਰ"),
  place("Kaithal", "कैथल", "ਕੈਥਲ"),
  place("Meerut", "मेरठ", "ਮੇਰਠ"),
  place("Agra", "आगरा", "ਆਗਰਾ"),
  place("Mathura", "मथुरा", "ਮਥੁਰਾ"),
  place("Lucknow", "लखनऊ", "ਲਖਨਊ", "lko"),
  place("Kanpur", "कानपुर", "ਕਾਨਪੁਰ"),
  place("Varanasi", "वाराणसी", "ਵਾਰਾਣਸੀ", "banaras, benares"),
  place("Prayagraj", "प्रयागराज", "ਪ੍ਰਯਾਗਰਾਜ", "allahabad"),
  place("Dehradun", "देहरादून", "ਦੇਹਰਾਦੂਨ", "doon"),
  place("Haridwar", "हरिद्वार", "ਹਰਿਦੁਆਰ"),
  place("Rishikesh", "ऋषिकेश", "ਰਿਸ਼ੀਕੇਸ਼"),
  place("Jodhpur", "जोधपुर", "ਜੋਧਪੁਰ"),
  place("Udaipur", "उदयपुर", "ਉਦੈਪੁਰ"),
  place("Kota", "कोटा", "ਕੋਟਾ"),
  place("Ajmer", "अजमेर", "ਅਜਮੇਰ"),
  place("Bikaner", "बीकानेर", "ਬੀਕਾਨੇਰ"),
  place("Alwar", "अलवर", "ਅਲਵਰ"),
  place("Mumbai", "मुंबई", "ਮੁੰਬਈ", "bombay, mumabi, navi mumbai"),
  place("Thane", "ठाणे", "ਠਾਣੇ"),
  place("Pune", "पुणे", "ਪੁਣੇ", "poona"),
  place("Nagpur", "नागपुर", "ਨਾਗਪੁਰ"),
  place("Nashik", "नासिक", "ਨਾਸਿਕ"),
  place("Ahmedabad", "अहमदाबाद", "ਅਹਿਮਦਾਬਾਦ", "ahemdabad, amdavad"),
  place("Surat", "सूरत", "ਸੂਰਤ"),
  place("Vadodara", "वडोदरा", "ਵਡੋਦਰਾ", "baroda"),
  place("Rajkot", "राजकोट", "ਰਾਜਕੋਟ"),
  place("Indore", "इंदौर", "ਇੰਦੌਰ"),
  place("Bhopal", "भोपाल", "ਭੋਪਾਲ"),
  place("Gwalior", "ग्वालियर", "ਗਵਾਲੀਅਰ"),
  place("Raipur", "रायपुर", "ਰਾਏਪੁਰ"),
  place("Patna", "पटना", "ਪਟਨਾ"),
  place("Ranchi", "रांची", "ਰਾਂਚੀ"),
  place("Kolkata", "कोलकाता", "ਕੋਲਕਾਤਾ", "calcutta, kolkatta"),
  place("Bhubaneswar", "भुवनेश्वर", "ਭੁਵਨੇਸ਼ਵਰ"),
  place("Guwahati", "गुवाहाटी", "ਗੁਹਾਟੀ"),
  place("Hyderabad", "हैदराबाद", "ਹੈਦਰਾਬਾਦ", "hydrabad"),
  place("Chennai", "चेन्नई", "ਚੇਨਈ", "madras"),
  place("Coimbatore", "कोयंबटूर", "ਕੋਇੰਬਟੂਰ"),
  place("Mysore", "मैसूर", "ਮੈਸੂਰ", "mysuru"),
  place("Kochi", "कोच्चि", "ਕੋਚੀ", "cochin"),
  place("Vizag", "विशाखापट्टनम", "ਵਿਸ਼ਾਖਾਪਟਨਮ", "visakhapatnam, vishakhapatnam"),
  place("Goa", "गोवा", "ਗੋਆ"),
  // A slip of the key away from a place above: known, so that none is taken for it.
  place("Bhiwadi", "भिवाड़ी", "ਭਿਵਾੜੀ"),
  place("Raikot", "रायकोट", "ਰਾਏਕੋਟ"),
  place("Rampura", "रामपुरा", "ਰਾਮਪੁਰਾ", "rampura phul, रामपुरा फूल, ਰਾਮਪੁਰਾ ਫੂਲ"),
  place("Rampur", "रामपुर", "ਰਾਮਪੁਰ"),
  place("Karauli", "करौली", "ਕਰੌਲੀ"),
  place("Bidar", "बीदर", "ਬੀਦਰ"),
  place("Kannur", "कन्नूर", "ਕੰਨੂਰ"),
  ...states,
];

const byName = new Map(places.map((one) => [one.en, one]));

const stateNames: ReadonlySet<string> = new Set(states.map(({ en }) => en));
/** They lie in no state: "Delhi Punjab" is a way. */
const stateless: ReadonlySet<string> = new Set(["Delhi", ncr, "Chandigarh"]);

export function isState(place: string): boolean {
  return stateNames.has(place);
}

/** Whether a place may lie in a state; it is known of those that the website names. */
export function mayLieIn(place: string, state: string): boolean {
  const { state: its = state } = byName.get(place) ?? {};
  return its === state && !stateNames.has(place) && !stateless.has(place);
}

/** All that a place is called. */
export function allNamesOf(place: string): readonly string[] {
  const { also = "" } = byName.get(place) ?? {};
  return [...spellingsOf(place), ...also.split(", ")].filter((one) => one !== "");
}

/** How a place is written in the three scripts. */
export function spellingsOf(name: string): readonly string[] {
  const { en = name, hi, pa } = byName.get(name) ?? {};
  return [en, hi, pa].filter((one) => one !== undefined);
}

/** The city that a region or a part of it is called by. */
function cityOf(name: string): string {
  const region = byName.get(name)?.partOf ?? name;
  return region === ncr ? "Delhi" : region;
}

/** The city of two places of which one is a part of it: "Delhi, Okhla", "Whitefield Bangalore". */
export function cityOfBoth(one: string, other: string): string | undefined {
  const city = cityOf(one);
  return one !== other && city === cityOf(other) && [one, other].includes(city) ? city : undefined;
}
