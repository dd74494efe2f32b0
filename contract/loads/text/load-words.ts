/**
 * Words of goods and remarks as people type them in a text about a load, in lower case and in the site's languages. The
 * parser reads them; no page shows them.
 */

const sofas = ["sofa", "settee", "couch", "diwan", "सोफा", "सोफे", "ਸੋਫਾ", "ਸੋਫੇ"];

/**
 * How goods are loaded. Some stay this way up: with the longest side along the floor (a sofa), with the longest side
 * upwards (a fridge), or with the side that was typed last upwards. Some take nothing on top, by their name or because
 * the line says so.
 */
// biome-ignore format: a line is a language
export const handlingWords = {
  lying: sofas,
  standing: [
    "fridge", "refrigerator", "freezer", "washing machine", "cylinder",
    "फ्रिज", "सिलेंडर",
    "ਫਰਿੱਜ", "ਸਿਲੰਡਰ",
  ],
  upright: ["this way up", "this side up"],
  notToStack: ["nothing on top", "do not stack", "don't stack"],
  nothingOnTop: [
    ...sofas,
    "glass", "mirror", "tv", "television", "kaanch", "kanch", "sheesha",
    "शीशा", "शीशे", "कांच", "काँच",
    "ਸ਼ੀਸ਼ਾ", "ਸ਼ੀਸ਼ੇ", "ਕੱਚ",
  ],
};

/** Words that ask for a vehicle, and those that mean the largest. */
// biome-ignore format: a line is a language
export const vehicleWishes = {
  vehicle: [
    "truck", "tempo", "van", "pickup", "lorry", "vehicle", "gaadi", "gadi", "chhota hathi", "chota hathi",
    "ट्रक", "टेम्पो", "गाड़ी",
    "ਟਰੱਕ", "ਟੈਂਪੂ", "ਗੱਡੀ",
  ],
  large: [
    "big", "bigger", "biggest", "large", "largest", "bada", "badi",
    "बड़ा", "बड़ी",
    "ਵੱਡਾ", "ਵੱਡੀ",
  ],
};

/** Words that name no goods: a phrase of these alone is a remark. */
export const noGoods = [
  "an the of in on at for to from with by or and is are it its my our your some few no not only also",
  "each every per total all about approx around nearly altogether together gross overall weight wt load",
  "long wide high deep tall length width height depth size big small large heavy light new old used same",
  "fragile urgent please thanks handle care careful carefully loose packed pack packing wrapped mixed etc",
  "loading unloading labour labor helper helpers need needs needed require required want help lift stairs",
  "will fit fits how many much which what can does do we me take carry send move moving",
  "this way side up top upright standing stand stands lying lie laid lay flat must cant can cannot don never be",
  "floor ground trip trips delivery pickup drop today tomorrow morning afternoon evening night now soon asap",
  "early late daily weekly monthly week month day time once cash invoice bill gst",
  "kul wala wale wali aala aale aali ka ki ke da di de har ek ik hai hain chahiye chahida jaldi nazuk kal aaj",
  "subah dopahar shaam sham raat roz bhi nahi",
  "कुल वाला वाले वाली का की के हर है हैं चाहिए कल आज सुबह शाम रोज नाज़ुक जल्दी",
  "ਕੁੱਲ ਕੁਲ ਵਾਲਾ ਵਾਲੇ ਵਾਲੀ ਦਾ ਦੀ ਦੇ ਹਰ ਹੈ ਹਨ ਚਾਹੀਦਾ ਕੱਲ੍ਹ ਅੱਜ ਸਵੇਰੇ ਸ਼ਾਮ ਰੋਜ਼ ਨਾਜ਼ੁਕ ਜਲਦੀ",
].flatMap((line) => line.split(" "));
