/**
 * Questions of everyday life in words of the site: a person's weight and height, what a kilo of cheese costs, how
 * something is made, currencies. How they are built shows it; their single words are the site's own.
 */

const kinds: readonly RegExp[] = [
  // How something is made, mended or learnt. A booking, a payment, a complaint are made here.
  /\bhow (?:to|do i|do you|can i|can we|should i|do we)(?: i)? (?:make|cook|bake|build|lose|gain|learn|fix|repair|cure|draw|become|impress|clean|wash|grow|paint) (?!(?:an? |the |my |your |any )*(?:online |new |bulk )?(?:booking|payment|complaint|claim|request|order|account|enquiry|inquiry|cancellation|shipment|delivery|partner|driver|customer|member|vendor|call|contact|it|one|sure|load|invoice|lost)\w*\b)/,
  // A body, not a load.
  /\bbody (?:weight|height)\b|\b(?:mera|meri|mere) (?:height|kad|vajan kitna|wajan kitna|weight kitna)\b|\bheight (?:is )?(?:good|enough for a?|hai mera|hai meri)\b/,
  /\b(?:wajan|vajan|wazan|vazan|weight|height|kad|bhar|motapa|pet) (?:kaise |kiven |kive )?(?:kam|zyada|jyada|badha\w*|bada[ny]\w*|ghata\w*|ghat)(?: (?:kaise|kiven|kive))?(?: (?:kar\w*|kr\w*|hoga|hovega|ho))?(?![\p{L}])(?<=(?:kaise|kiven|kive)\b.*)/u,
  /(?:वजन|लंबाई|हाइट|कद|मोटापा) (?:(?:कम|ज्यादा) कैसे|कैसे (?:कम|ज्यादा|बढ|घट))|(?:ਭਾਰ|ਵਜਨ|ਕੱਦ|ਮੋਟਾਪਾ) (?:(?:ਘੱਟ|ਵੱਧ) ਕਿਵੇਂ|ਕਿਵੇਂ (?:ਘਟ|ਘੱਟ|ਵਧ|ਵੱਧ))/u,
  /\b(?:mera|meri) (?:wajan|vajan|wazan|vazan|weight) (?:\d+ ?(?:kg|kilo) )?(?:hai )?(?:kya karu|kya karoon|zyada hai|kam hai|bahut)|\b(?:lambai|height|kad|wajan|vajan|wazan|weight) (?:badha|ghata)\p{L}* (?:ka|ki|ke|di|da) /u,
  /\b(?:baby|babys|child|childs|bacch?[eaio]|bachch?[eaio]) (?:ka |ki |da |di )?(?:weight|wajan|vajan|wazan|height|bhar)\b|(?:बच्च[ेा]|ਬੱਚ[ੇਾ]) (?:का |की |ਦਾ |ਦੀ )(?:वजन|लंबाई|हाइट|ਭਾਰ|ਵਜਨ|ਕੱਦ)|(?:लंबाई|हाइट|कद|वजन) (?:बढा|घटा)ने/u,
  /\b(?:mera|meri) (?:wajan|vajan|wazan|vazan|weight|kad|height) (?:badh|ghat|kam|zyada)|\b(?:lambe|lambi|mota|mote|patla|patle|gora|gore) kaise\b|लंबे कैसे|ਲੰਬੇ ਕਿਵੇਂ|\b(?:ghar|makan|kothi|website|app) (?:banane|banwane|banana) |(?:घर|मकान) बनाने|(?:ਘਰ|ਮਕਾਨ) ਬਣਾਉਣ|\b(?:rate|price|bhav) (?:of |aaj |ka )*(?:gold|silver|sona|chandi)\b/,
  // Work, applications and places that are not the company's.
  /\bget (?:an? |my |the )?(?:\w+ )?driving licen[cs]e\b|\b(?:kal|aaj|parso) (?:\w+ )?chh?utti (?:hai|h|aa|e)\b|(?:कल|आज|परसों) छुट्टी है|(?:ਕੱਲ੍ਹ|ਕੱਲ|ਅੱਜ) ਛੁੱਟੀ (?:ਹੈ|ਆ|ਏ)/,
  /\bcareers? (?:in|after|as|options?|guidance|advice|counsell?ing|growth in) (?!(?:your|this|the|greenmile|logistics|delivery|ev|electric|mohali|delhi|chandigarh|bangalore)\b)/,
  /\b(?:apps?|software|website|site) (?:to|for) (?:edit|learn|make|watch|play|date|earn|find|read|listen|download|chat|study|photo|video|music|movie|free)/,
  /\b(?:best|top|good|nearest|cheapest|famous) (?:[\p{L}]+ )?(?:schools?|colleges?|hospitals?|restaurants?|cafes?|gyms?|shops?|malls?|markets?|hotels?|dhabas?|parks?|salons?|bars?|bakery|banks?) (?:in|near|at)\b/u,
  // Bare sums.
  /\b\d+ ?(?:divided by|multiplied by|plus|minus|times|into) ?\d+(?!\d| ?(?:kg|ft|box|km))|\b\d+ ?(?:%|percent|per cent|pratishat) of \d+|^(?:what is |whats |how much is )?\d+ ?[*+÷] ?\d+ ?=? ?\??$/,
  // A thing to buy, by the kilo or in gold.
  /(?<![\d.])(?:1|one|ek|ikk?|per|half|aadha|adha|adhaa) ?(?:kg|kilo|litre|liter|dozen|quintal|gram|tola) (?!(?:extra|more|zyada|load|wazan|weight|km|parcel|box|dabba|bhej\w*|le\w*|send\w*)\b)\p{L}+ (?:price|rate|cost|kitne|kinne|kinni|kitni|ka (?:rate|bhav|daam)|da (?:rate|bha|mul))/u,
  /\b(?:price|rate|cost|bhav) of (?:a |1 |one |per )?(?:kg|kilo|litre|liter|dozen|quintal|gram|tola)\b/,
  /\b(?:sona|sone|chandi|gold|silver|heera) (?:ka |ki |da |di |aaj |ajj )*(?:kitne|kitna|kinne|kinna|bhav|bhaav|rate|daam|price|mul)\b|(?:सोन[ाे]|चांदी|चाँदी) (?:का |की |आज )*(?:कितन|भाव|रेट|दाम|कीमत)|(?:ਸੋਨ[ਾੇ]|ਚਾਂਦੀ) (?:ਦਾ |ਦੀ |ਅੱਜ )*(?:ਕਿੰਨ|ਭਾਅ|ਰੇਟ|ਕੀਮਤ)/u,
  // Money and measures of elsewhere.
  /\b(?:usd|eur|gbp|aed|cad|aud|euros?|dollars?|pounds?|yen|dirham) (?:to|in|into|me|mein|vs|is|=|rate|kitna|kitne)\b|\b(?:convert|change) \d+/,
  /\b(?:miles?|pounds?|lbs?|inch(?:es)?|km|kg|feet|foot|ft|litres?|gallons?|tons?) (?:to|into|se) (?:miles?|pounds?|lbs?|inch(?:es)?|km|kg|cm|feet|foot|ft|meters?|metres?|litres?|gallons?)\b/,
];

/** Whether a normalised message asks of everyday life, whatever words of the site it uses. */
export function isEverydayLife(text: string): boolean {
  return kinds.some((pattern) => pattern.test(text));
}
