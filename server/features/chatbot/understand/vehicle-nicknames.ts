/** Misspelt and common names of the vehicles, by their ids; a vehicle's own title need not be here. */
export const vehicleNicknames: Readonly<Record<string, string>> = {
  "tata-ace":
    "tata ace, ace, tataace, tata-ace, chota hathi, chhota hathi, chhota haathi, chota haathi, tata ase, tata aces, tata s, tata es, taata es, taata s, tata, टाटा ऐस, टाटा एस, टाटा, छोटा हाथी, ਟਾਟਾ ਏਸ, ਟਾਟਾ ਐਸ, ਟਾਟਾ, ਛੋਟਾ ਹਾਥੀ, tata as, tata ac, taata ace, tat ace, ऐस, ਏਸ",
  euler:
    "euler, eular, ular, yuler, oiler, oyler, euller, eulr, ueler, uler, ouler, euler hiload, hiload, यूलर, ऑयलर, यूलेर, ਯੂਲਰ, ਆਇਲਰ, ऑइलर, ओयलर, ईयूलर, यूलार, ਔਇਲਰ, ਓਇਲਰ, euelr, elr, ulaar, yular, yooler, ਯੂਲੇਰ",
  jem: "jem, jems, jm, gem, jam tez, jem tez, jaem, जेम, जैम, ਜੇਮ, ਜੈਮ, je m, jemm, jeem, जे ई एम, ਜੇ ਈ ਐਮ, जेईएम, ਜੇਈਐਮ, jay em",
  eicher:
    "eicher, eichar, aicher, icher, eichr, eicer, eichor, eisher, aichar, aisher, ichar, aayshar, आयशर, आइशर, ਆਈਸ਼ਰ, ਆਇਸ਼ਰ, ਈਸ਼ਰ, ਈਸਰ, eicher truck, ayshar, ecicher, eich, isher, eichher, ayesher, एचर, आईशर, आयचर, ਆਇਸ਼ੇਰ, ਐਚਰ, icer, ईचर, ऐचर, ਈਚਰ",
};
