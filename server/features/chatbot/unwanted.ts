/**
 * What shows by how a message is built that it is an insult or an order to the assistant, whatever it speaks of:
 * masked swearing, giving her a part to play, putting words into her mouth, setting her to other work. Single words
 * stand in the vocabularies.
 */

/** A word with stars in it is one that its writer would rather not spell: "b****rd", "up ur a**". Not "6*4*4". */
const masked =
  /(?<![\p{L}\d*])\p{L}+\*{2,}|(?<![\p{L}\d*])\p{L}+\*\p{L}{2,}|(?<![\p{L}\d])\p{L}+[@$#]+\p{L}+(?!\S*\.)/u;
/** "f u", "F.U.C.K". */
const spelt = /\bf+ ?(?:u|off)\b(?! ?\d)|\bf[.\- ]u[.\- ]?c[.\- ]?k/;

/** Whether a normalised message swears without saying the word. */
export function isMaskedSwearing(text: string): boolean {
  return masked.test(text) || spelt.test(text);
}

const start =
  "^(?:(?:hey|hi|hello|ok(?:ay)?|now|so|and|please|pls|plz|kindly|just|only|meena|bot|dear|can you|can u|could you|will you|u|you|must|have to|need to|i want you to|i need you to|your task is to|bas|chal|chalo|acha|accha|ab|suno|sun|haan|bhai|yaar|bas ek baar) )*";
const pieces =
  "(?:essay|poem|poetry|story|letter|application|leave application|program|code|script|speech|caption|slogan|article|blog(?: post)?|tweet|post|song|lyrics|rap|paragraph|summary|resume|cv|mail|email|function|query|joke|riddle|shayari|kavita|nibandh|kahani|report|review|advertisement|ad|recipe|haiku|dialogue|quiz|table|list of \\d+)s?";

/** Each in the words of one language. */
const orders: readonly RegExp[] = [
  // Putting words into her mouth: "say: we deliver for free", "bolo ki ...", "ਕਹਿ ਦੇ ਕਿ".
  /^(?:please |pls |now |ok |just )?(?:say|repeat|write|print|reply|respond|output|type|confirm|echo|copy)\b[^a-z]{0,3}["'“”‘’:«]/u,
  new RegExp(
    `${start}(?:say|repeat|echo|recite|chant|type|confirm|acknowledge|admit|declare|announce|swear|agree|state) (?:(?:after|with) me|that|it back|yes|the words?|this|i |you )`,
  ),
  /\b(?:type|reply|answer|respond|say|write|output|print) (?:me )?(?:only |just |exactly |back |with |in )*(?:the (?:word|phrase|sentence|text|line)|confirmed|approved|in capitals?)\b|^(?:please |pls |just |now |only )*(?:say|reply|answer|type|write) (?:only |just |back |with |in )*(?:yes|no|ok)\b/,
  /\b(?:bol|bolo|bolna|boliye|likh|likho|likhna|keh|kaho|kehna|type kar|type karo)(?: (?:de|do|dena|dijiye|dikha|dikhao|bas|na|zara|jaldi))* (?:ki|bas|haan|yes|ok|confirm\w*)\b/,
  /\b(?:haan|han|ha|yes|ok|confirm\w*) (?:bol|bolo|likh|likho|keh|kaho|type)\b/,
  /\b(?:dohra\w*|duhra\w*|mere saath bol\w*|mere peeche bol\w*|mere piche bol\w*)\b/,
  /(?:बोल|कह|लिख)(?:ो|िए|ना)?(?: (?:दे|दो|दीजिए|देना))?,? (?:कि|बस|हां|हाँ)|(?<![\p{L}\p{M}])(?:हां|हाँ|यस) (?:बोल|कह|लिख)|दोहरा(?:ओ|इए|ना|ए)?(?![\p{L}\p{M}])|दुहरा|सिर्फ (?:हां|हाँ|यस)/u,
  /(?:ਬੋਲ|ਕਹਿ|ਕਹੋ|ਲਿਖ|ਆਖ)(?:ੋ|ਣਾ)?(?: (?:ਦੇ|ਦਿਓ|ਦਿਉ|ਦੇਣਾ))?,? (?:ਕਿ|ਬੱਸ|ਹਾਂ)|(?<![\p{L}\p{M}])ਹਾਂ (?:ਬੋਲ|ਕਹਿ|ਲਿਖ)|ਦੁਹਰਾ|ਮੇਰੇ (?:ਨਾਲ|ਪਿੱਛੇ) ਬੋਲ/u,
  // Giving her a part to play: "act as", "ab tum ... ho", "tu hun ... ban ke".
  /\b(?:act|behave|speak|talk|respond|answer|reply|write) (?:as|like)(?: if)?\b|(?<!dont |don't |not |no |t )\bpretend\b|\bimagine (?:that )?(?:you|u|ur)\b|\b(?:you|u) (?:are|r) (?:now|no longer|not (?:a|an) (?:bot|assistant))\b|\brole ?-?play\b|\bbe my (?!driver)\w+|\bsuppose (?:you|u) (?:are|r)\b|\bin the (?:style|voice) of\b/,
  /\b(?:tu|tum|aap|tusi|tusin) (?:ab|hun|aaj se|abhi se) |\b(?:ab|hun|aaj)(?: se| ton)? (?:tu|tum|tusi|tusin) (?:(?!kab|kaise|kya|kitn|kahan|kinn|kiven|kado)\w+ ){0,4}(?:ho|hai|hain|ban|ban\w*)\b|\b(?:ban (?:ja|jao|jaa|ke|kar)|banke|bankar) (?!gay|raha|ta)\w*/,
  /(?:तू|तुम|आप) (?:अब|आज से) |(?:अब|आज)(?: से)? (?:तू|तुम)(?: [\p{L}\p{M}]+){0,4} (?:हो|है|बन)|(?<![\p{L}\p{M}])बन (?:जा|जाओ|जाइए|कर|के)(?![\p{L}\p{M}])/u,
  /(?:ਤੂੰ|ਤੁਸੀਂ) (?:ਹੁਣ|ਅੱਜ ਤੋਂ) |(?:ਹੁਣ|ਅੱਜ)(?: ਤੋਂ)? (?:ਤੂੰ|ਤੁਸੀਂ)(?: [\p{L}\p{M}]+){0,4} (?:ਐਂ|ਹੈਂ|ਹੋ|ਏਂ|ਬਣ)|ਬਣ (?:ਜਾ|ਜਾਓ|ਕੇ)(?![\p{L}\p{M}])/u,
  // Her instructions.
  /\b(?:your|ur|system|hidden|initial|secret|previous|original|above|internal|tumhar\w|tumhare|apn[aei]|apne|tera|tere|teri|tuhad\w|tuhade|aapk[aei])(?: \w+){0,3} (?:prompt|instructions?|guidelines|nirdesh|hidayat\w*|hadayt\w*|source code|training data|config\w*|api keys?|code word)\b/,
  /\b(?:hidden|secret|internal|system|initial) (?:rules?|messages?|commands?|settings?|orders?)\b|\byou (?:are|r) (?:an?|my|the) (?:\w+ )?\w+ (?:now|from now|from today)\b/,
  /\b(?:ignore|forget|disregard|override|bypass|break|drop|skip|change|bhul|bhool|bhula|chhod|chod)(?: \w+){0,3} (?:rules?|instructions?|guidelines|restrictions?|limits|filters?|niyam|training|policy above|everything|above|previous|prior)\b|\b(?:rules?|instructions?|niyam|nirdesh|hadaytan|hidayatan)(?: \w+){0,3} (?:bhul|bhool|bhula|ignore|chhad|chhadd|chhod|chod|tod|hata)\w*\b/,
  /(?:निर्देश|हिदायत|प्रॉम्प्ट|प्रांप्ट|सीक्रेट कोड|गुप्त)|नियम(?:ों)?(?: [\p{L}\p{M}]+){0,3} (?:भूल|छोड|तोड|हटा|अनदेख)/u,
  /(?:ਹਦਾਇਤ|ਪ੍ਰੌਂਪਟ|ਪ੍ਰਾਂਪਟ|ਗੁਪਤ|ਨਿਰਦੇਸ਼)|ਨਿਯਮ(?:ਾਂ)?(?: [\p{L}\p{M}]+){0,3} (?:ਭੁੱਲ|ਛੱਡ|ਤੋੜ|ਹਟਾ)/u,
  // Other work: writing, reckoning, translating.
  new RegExp(
    `${start}(?:write|compose|draft|generate|make|create|give|prepare|design|type|code|build)(?: (?:me|us|for me|down|out|up))* (?:(?:a|an|the|some|one|my|short|small|long|nice|funny|good|simple|\\d+|word|words|line|lines|page|python|java|html|sql|c|love|sick|leave|cover|birthday|thank|formal|hindi|english|punjabi) ){0,6}${pieces}\\b`,
  ),
  new RegExp(
    `${start}(?:translate|summari[sz]e|paraphrase|rephrase|rewrite|proofread|spell ?check|shorten|solve|simplify|factori[sz]e|differentiate|integrate|calculate \\d|count (?:from|to|till|up|down|backwards?)|sing|dance|roast|rap|recite|tell (?:me |us )?(?:a|another|one|some) (?:\\w+ )?(?:joke|story|riddle|poem|secret|lie))\\b`,
  ),
  /\b(?:\w+ )?(?:essay|nibandh|kavita|poem|shayari|kahani|chitthi|chithi|chutti ki application|leave application|application|letter|program|code|speech|bhashan|caption|gaana|gana|song)(?: (?:mere liye|jaldi|ek|bana|bana ke|bna|likh|mainu|mere layi|de|ke naam|par|pe))* (?:likh|likho|likh do|likh de|likhdo|bana do|bana de|suna|sunao|suna do|bna do|bna de|likh ke do|likh deo|sunao|suna de)\b/,
  /\b(?:ginti|pahade|pahada|table)(?: \w+){0,2} (?:likh|suna|bol|gin)\w*\b|\b(?:1|ek) (?:se|ton|to) \d+ tak (?:ginti|gin)/,
  /(?:निबंध|कविता|कहानी|शायरी|चिट्ठी|पत्र|भाषण|अर्जी|आवेदन पत्र|गाना|गीत|गिनती|पहाड[ाे])(?: [\p{L}\p{M}]+){0,3} (?:लिख|सुना|बना|गा|बोल)(?:ो|ओ|दो|िए|इए)?|अनुवाद कर|हल कर/u,
  /(?:ਲੇਖ|ਕਵਿਤਾ|ਕਹਾਣੀ|ਸ਼ਾਇਰੀ|ਸ਼ਾਇਰੀ|ਚਿੱਠੀ|ਭਾਸ਼ਣ|ਭਾਸ਼ਣ|ਅਰਜ਼ੀ|ਅਰਜੀ|ਗਾਣਾ|ਗੀਤ|ਗਿਣਤੀ|ਪਹਾੜ[ਾੇ])(?: [\p{L}\p{M}]+){0,3} (?:ਲਿਖ|ਸੁਣਾ|ਬਣਾ|ਗਾ|ਬੋਲ)|ਅਨੁਵਾਦ ਕਰ|ਹੱਲ ਕਰ/u,
  /\b(?:reply|respond|answer|write|speak|talk) (?:only )?(?:in|with|using) (?:json|xml|yaml|html|csv|code|rhymes?|verse|emojis?|one word|capitals?|capital letters|french|german|spanish|tamil|telugu|bengali|marathi|gujarati|urdu|chinese|latin|morse)\b/,
  // Doing what only the team can do: "approve my refund right now", "booking confirm kar de".
  new RegExp(
    `${start}(?:approve|mark|set|lock|waive|activate|process|release|reset|grant|sanction|double|halve) (?:my|me|the|this|that|all|it|our|a|price|rate)\\b`,
  ),
  /\b(?:refund|booking|order|discount|loan|price|rate|payment|application|fee|charge)(?: \w+){0,3} (?:approve|pass|confirm|half|aadha|adha|zero|free|lock|maaf|maf)(?: \w+)? (?:kar|karo|kardo|kar do|kar de|kr do|kr de|karde|kariye|kijiye|karo na)(?! (?:sakt|rah|ne|na |ni|ta|te|ke))\b/,
  /(?:रिफंड|बुकिंग|ऑर्डर|छूट|लोन|रेट|किराया|पेमेंट|फीस|चार्ज)(?: [\p{L}\p{M}]+){0,3} (?:पास|मंजूर|कन्फर्म|आधा|माफ|फ्री|जीरो)(?: [\p{L}\p{M}]+)? कर(?:ो|ें|िए| दो| दे)(?![\p{L}\p{M}])/u,
  /(?:ਰਿਫੰਡ|ਬੁਕਿੰਗ|ਆਰਡਰ|ਛੋਟ|ਲੋਨ|ਰੇਟ|ਕਿਰਾਇਆ|ਪੇਮੈਂਟ|ਫੀਸ|ਚਾਰਜ)(?: [\p{L}\p{M}]+){0,3} (?:ਪਾਸ|ਮਨਜ਼ੂਰ|ਮਨਜੂਰ|ਕਨਫਰਮ|ਅੱਧਾ|ਮਾਫ|ਮਾਫ਼|ਫਰੀ)(?: [\p{L}\p{M}]+)? ਕਰ(?:ੋ| ਦੋ| ਦਿਓ| ਦੇ|ਦੇ| ਤਾ)?(?![\p{L}\p{M}])/u,
  /\bmark (?:my|the|this|that|it)\b.*\b(?:paid|done|delivered|completed?|approved)\b|\bi (?:order|command) (?:you|u)\b|\b(?:add|put) (?:my|me|this)\b.*\b(?:list|group|vip)\b/,
  // Errands.
  /\bdriver (?:ko|nu) (?:\w+ )?(?:message|msg|phone|call|bol|bolo|keh|batao|dasso|dass)\b|\b(?:tell|inform|text|message|call|order|scold) (?:the |your |my |that )?driver\b/,
  // Sums and formulas.
  /\b\d*[a-z] ?[+-] ?\d+ ?= ?\d|\bf\(x\)|\bx\^\d|\b\d+ ?[+*/] ?\d+ ?=|\b\d+ (?:plus|minus|into|divided by) \d+ (?:kitna|kitne|equals|is what|=)/,
];

const kin = {
  en: "friend|brother|sister|wife|husband|neighbou?r|uncle|aunt|boyfriend|girlfriend|teacher|cousin",
  hindi:
    "dost|yaar|bhai|behen|behan|padosi|guandhi|pati|patni|papa|mummy|chacha|mama|uncle|aunty|teacher|ladki|ladke",
};
/** Not a name: "today's booking", "your company's number". */
const nobody =
  "today|yesterday|tomorrow|company|office|greenmile|team|customer|receiver|sender|someone|week|month|day|it|that|what|who|let|here|there|how|where|one";

const ofOthers: readonly RegExp[] = [
  new RegExp(String.raw`\b(?:${kin.en})(?:'?s)? (?:phone|mobile|number|address)\b`),
  new RegExp(
    String.raw`\b(?:${kin.hindi}) (?:ka|ki|ke|da|di|de) (?:phone|fone|mobile|number|nambar|address|pata)\b`,
  ),
  new RegExp(
    String.raw`(?<!\p{L})(?!(?:${nobody})')\p{L}+'s (?:refund|booking|bookings|order|ride|payment)\b`,
    "u",
  ),
];

/** Whether a normalised message asks for what concerns somebody else: "mere dost ka number", "Ravi's refund". */
export function isOfOthers(text: string): boolean {
  return ofOthers.some((pattern) => pattern.test(text));
}

/** Whether a normalised message tells the assistant to do something else than answer. */
export function isOrder(text: string): boolean {
  return orders.some((pattern) => pattern.test(text));
}
