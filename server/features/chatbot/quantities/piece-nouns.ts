import { wordEnd } from "#contract/words/word-edges.ts";

/** What goods come in. */
const pieceNouns = [
  "box boxes bxs bx pallet pallets carton cartons cartoon cartoons crate crates bag bags packet packets",
  "package packages piece pieces pcs pc parcel parcels sack sacks drum drums item items unit units nos",
  "cylinder cylinders machine machines motor motors tyre tyres can cans tin tins bundle bundles roll rolls",
  "bale bales tray trays tank tanks bucket buckets case cases container containers trunk trunks bottle",
  "bottles jar jars barrel barrels sheet sheets panel panels slab slabs pipe pipes gunny suitcase suitcases chair chairs table tables",
  "dabba dabbe dabbo dibba dibbe dabbey peti petiyan pettiyan petiyaan petti boriyan bori boriya bore",
  "boriyaan katta katte kattey gatte gattu thaila thaile bag bags nag nang bakse baksa toda tode",
  "डिब्बे डिब्बा डिब्बों पेटी पेटियां पेटियाँ पेटियों बॉक्स कार्टन बोरी बोरियां बोरियाँ बोरियों बोरे कट्टे कट्टा बक्से बक्सा",
  "पैकेट थैले थैला बैग नग ड्रम पार्सल बंडल सिलेंडर मशीनें मशीन टायर क्रेट कैरेट पैनल शीट शीटें पाइप",
  "ਕਰੇਟ ਪੈਨਲ ਸ਼ੀਟ ਸ਼ੀਟਾਂ ਪਾਈਪ ਡੱਬੇ ਡੱਬਾ ਡੱਬਿਆਂ ਪੇਟੀਆਂ ਪੇਟੀ ਬਕਸੇ ਬਕਸਾ ਬੋਰੀਆਂ ਬੋਰੀ ਬਾਕਸ ਗੱਟੇ ਗੱਟੂ ਥੈਲੇ ਬੈਗ ਨਗ ਡਰੰਮ ਪਾਰਸਲ ਪੈਕੇਟ ਕਾਰਟਨ ਬੰਡਲ ਤੋੜੇ",
  "tray trayen traye trayan kursi kursiyan kursiyaan mez mezen almari almariyan fridge fridges desk desks sofa sofas sofe",
  "कुर्सी कुर्सियां कुर्सियाँ मेज मेजें ट्रे सोफा सोफे अलमारी अलमारियां अलमारियाँ ਸੋਫਾ ਸੋਫੇ ਅਲਮਾਰੀ ਅਲਮਾਰੀਆਂ ਕੁਰਸੀ ਕੁਰਸੀਆਂ ਮੇਜ ਟਰੇਆਂ",
].flatMap((line) => line.split(" "));
/** Any of them, in singular or plural. */
export const pieceNoun = `(?:${[...new Set(pieceNouns)].map((noun) => noun.normalize("NFKC").replace(/[\u093c\u0a3c]/g, "")).join("|")})${wordEnd}`;
